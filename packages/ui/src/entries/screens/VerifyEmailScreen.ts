export {
  VerifyEmailScreen,
  type VerifyEmailScreenProps,
} from '../../screens/auth/VerifyEmailScreen/VerifyEmailScreen.tsx';
