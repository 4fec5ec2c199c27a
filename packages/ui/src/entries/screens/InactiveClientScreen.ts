export {
  InactiveClientScreen,
  type InactiveClientScreenProps,
} from '../../screens/auth/InactiveClientScreen/InactiveClientScreen.tsx';
