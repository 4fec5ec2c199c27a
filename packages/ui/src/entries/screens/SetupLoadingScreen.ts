export {
  SetupLoadingScreen,
  type SetupLoadingScreenProps,
} from '../../screens/setup/SetupLoadingScreen/SetupLoadingScreen.tsx';
