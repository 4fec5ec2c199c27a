export {
  EmailSentScreen,
  type EmailSentScreenProps,
} from '../../screens/auth/EmailSentScreen/EmailSentScreen.tsx';
export type { SendAgainProps } from '../../forms/SendAgain/SendAgain.tsx';
