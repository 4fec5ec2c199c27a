export {
  SetupEndedScreen,
  type SetupEndedScreenProps,
} from '../../screens/setup/SetupEndedScreen/SetupEndedScreen.tsx';
