export {
  ConnectorFormScreen,
  type ConnectorFormScreenProps,
} from '../../screens/setup/ConnectorFormScreen/ConnectorFormScreen.tsx';
