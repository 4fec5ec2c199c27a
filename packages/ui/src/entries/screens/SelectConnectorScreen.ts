export {
  SelectConnectorScreen,
  type SelectConnectorScreenProps,
} from '../../screens/setup/SelectConnectorScreen/SelectConnectorScreen.tsx';
export type { ExistingConnector } from '../../screens/setup/SelectConnectorScreen/ExistingConnectors.tsx';
export type { ConnectorKind } from '../../screens/setup/SelectConnectorScreen/SelectConnectorScreen.logic.ts';
