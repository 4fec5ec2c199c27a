export { AlertForm, type AlertFormProps } from '../../forms/AlertForm/AlertForm.tsx';
export type { MetricChoice, NamedMetric } from '../../forms/AlertForm/MetricPicker.tsx';
