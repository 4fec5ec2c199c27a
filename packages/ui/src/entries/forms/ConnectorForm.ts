export {
  ConnectorForm,
  type ConnectorFormHandle,
  type ConnectorFormProps,
} from '../../forms/ConnectorForm/ConnectorForm.tsx';
export type { SectionResources } from '../../forms/ConnectorForm/sectionProps.ts';
