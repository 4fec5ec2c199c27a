export {
  NewPasswordScreen,
  type LinkOwner,
  type NewPasswordScreenProps,
} from '../../screens/auth/NewPasswordScreen/NewPasswordScreen.tsx';
export type { NewPasswordPurpose } from '../../screens/auth/NewPasswordScreen/newPasswordWords.ts';
