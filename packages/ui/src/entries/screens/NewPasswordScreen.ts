export {
  NewPasswordScreen,
  type LinkOwner,
  type NewPasswordScreenProps,
} from '../../screens/auth/NewPasswordScreen/NewPasswordScreen.tsx';
