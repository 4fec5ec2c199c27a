export {
  ConnectorsListScreen,
  type ConnectorsListScreenProps,
} from '../../screens/connectors/ConnectorsListScreen/ConnectorsListScreen.tsx';
export type {
  ConnectorPages,
  ConnectorRequest,
  SourceOrDestination,
} from '../../screens/connectors/connectorScreens.ts';
