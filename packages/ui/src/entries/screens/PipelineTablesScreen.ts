export {
  PipelineTablesScreen,
  type PipelineTablesScreenProps,
} from '../../screens/pipelines/PipelineTablesScreen/PipelineTablesScreen.tsx';
export type { TablesPart } from '../../screens/pipelines/PipelineTablesScreen/PipelineTables.tsx';
