export { PipelineLogsScreen } from '../../screens/pipelines/PipelineLogsScreen/PipelineLogsScreen.tsx';
export type {
  LoadedLog,
  PipelineLogsHrefs,
  PipelineLogsScreenProps,
} from '../../screens/pipelines/PipelineLogsScreen/props.ts';
