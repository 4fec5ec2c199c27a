export { CrashScreen, type CrashScreenProps } from '../../screens/shell/CrashScreen/CrashScreen.tsx';
