export {
  ConnectorFormScreen,
  type ConnectorFormScreenProps,
} from '../../screens/setup/ConnectorFormScreen/ConnectorFormScreen.tsx';
export type {
  SaveFailure,
  SaveProgress,
} from '../../screens/setup/ConnectorFormScreen/ConnectorFormScreen.logic.ts';
