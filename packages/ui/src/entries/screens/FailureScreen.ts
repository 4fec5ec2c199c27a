export { FailureScreen, type FailureScreenProps } from '../../screens/shell/FailureScreen/FailureScreen.tsx';
