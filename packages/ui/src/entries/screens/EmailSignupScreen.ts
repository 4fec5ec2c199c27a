export {
  EmailSignupScreen,
  type EmailSignupScreenProps,
} from '../../screens/auth/EmailSignupScreen/EmailSignupScreen.tsx';
