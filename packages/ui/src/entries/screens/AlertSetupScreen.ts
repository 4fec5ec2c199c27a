export {
  AlertSetupScreen,
  type AlertSetupScreenProps,
} from '../../screens/observability/AlertSetupScreen/AlertSetupScreen.tsx';
export type { MetricChoice, NamedMetric } from '../../forms/AlertForm/MetricPicker.tsx';
