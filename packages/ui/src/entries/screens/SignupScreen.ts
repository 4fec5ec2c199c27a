export { SignupScreen, type SignupScreenProps } from '../../screens/auth/SignupScreen/SignupScreen.tsx';
export type { HumanCheckState } from '../../screens/auth/SignupScreen/HumanCheckNotice.tsx';
