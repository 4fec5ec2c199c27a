export {
  ConnectorReviewScreen,
  type ConnectorReviewScreenProps,
  type SavedConnector,
  type UsingPipeline,
} from '../../screens/setup/ConnectorReviewScreen/ConnectorReviewScreen.tsx';
