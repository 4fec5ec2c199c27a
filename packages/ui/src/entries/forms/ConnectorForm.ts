export {
  ConnectorForm,
  type ConnectorFormHandle,
  type ConnectorFormProps,
} from '../../forms/ConnectorForm/ConnectorForm.tsx';
export type { AccessEvidence } from '../../domain/connectors/test/accessRefusal.ts';
export type { SectionResources } from '../../forms/ConnectorForm/sectionProps.ts';
