export {
  SetupGateScreen,
  type SetupGate,
  type SetupGateScreenProps,
} from '../../screens/setup/SetupGateScreen/SetupGateScreen.tsx';
