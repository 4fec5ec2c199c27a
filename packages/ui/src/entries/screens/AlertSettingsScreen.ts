export {
  AlertSettingsScreen,
  type AlertSettingsScreenProps,
} from '../../screens/observability/AlertSettingsScreen/AlertSettingsScreen.tsx';
export type { MetricChoice, NamedMetric } from '../../forms/AlertForm/MetricPicker.tsx';
