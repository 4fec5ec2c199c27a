export { ComingScreen, type ComingScreenProps } from '../../screens/shell/ComingScreen/ComingScreen.tsx';
