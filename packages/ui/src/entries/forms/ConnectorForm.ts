export {
  ConnectorForm,
  type ConnectorFormHandle,
  type ConnectorFormProps,
} from '../../forms/ConnectorForm/ConnectorForm.tsx';
export type { ConnectionResources } from '../../forms/fields/connectionContext.ts';
export type { HasFeature } from '../../forms/fields/features.ts';
