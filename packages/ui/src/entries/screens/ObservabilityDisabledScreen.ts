export {
  ObservabilityDisabledScreen,
  type ObservabilityDisabledScreenProps,
} from '../../screens/observability/ObservabilityDisabledScreen/ObservabilityDisabledScreen.tsx';
