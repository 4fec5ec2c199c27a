export {
  ConnectorDetailScreen,
  type ConnectorDetailHrefs,
  type ConnectorDetailScreenProps,
  type ConnectorPanel,
} from '../../screens/connectors/ConnectorDetailScreen/ConnectorDetailScreen.tsx';
export type { ConnectorCommand, SourceOrDestination } from '../../screens/connectors/connectorCommands.tsx';
