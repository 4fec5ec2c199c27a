export {
  ConnectorReviewScreen,
  type ConnectorReviewScreenProps,
  type SavedConnector,
  type UsingPipeline,
} from '../../screens/setup/ConnectorReviewScreen/ConnectorReviewScreen.tsx';
export type { ConfiguredConnector } from '../../patterns/ConnectorFacts/connectorFacts.logic.ts';
