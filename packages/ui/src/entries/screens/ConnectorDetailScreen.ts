export {
  ConnectorDetailScreen,
  type ConnectorDetailScreenProps,
  type ConnectorPanel,
} from '../../screens/connectors/ConnectorDetailScreen/ConnectorDetailScreen.tsx';
export type {
  ConnectorPages,
  ConnectorRequest,
  SourceOrDestination,
} from '../../screens/connectors/connectorScreens.ts';
