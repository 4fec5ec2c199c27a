export {
  PipelineUsageScreen,
  type PipelineUsageScreenProps,
} from '../../screens/settings/UsageScreen/PipelineUsageScreen.tsx';
