export { LoginScreen, type LoginScreenProps } from '../../screens/auth/LoginScreen/LoginScreen.tsx';
