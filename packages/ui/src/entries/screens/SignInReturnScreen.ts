export {
  SignInReturnScreen,
  type SignInReturnScreenProps,
} from '../../screens/auth/SignInReturnScreen/SignInReturnScreen.tsx';
