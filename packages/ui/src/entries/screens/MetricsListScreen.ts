export {
  MetricsListScreen,
  type MetricRequest,
  type MetricsListScreenProps,
} from '../../screens/observability/MetricsListScreen/MetricsListScreen.tsx';
