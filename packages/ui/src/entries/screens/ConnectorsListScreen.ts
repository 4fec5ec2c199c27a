export {
  ConnectorsListScreen,
  type ConnectorsListScreenProps,
} from '../../screens/connectors/ConnectorsListScreen/ConnectorsListScreen.tsx';
export type { ConnectorCommand, SourceOrDestination } from '../../screens/connectors/connectorCommands.tsx';
