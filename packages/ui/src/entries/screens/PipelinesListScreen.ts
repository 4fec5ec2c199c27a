export {
  PipelinesListScreen,
  type PipelineRequest,
  type PipelinesListScreenProps,
} from '../../screens/pipelines/PipelinesListScreen/PipelinesListScreen.tsx';
