export {
  PipelineSchemaScreen,
  type PipelineSchemaScreenProps,
} from '../../screens/pipelines/PipelineSchemaScreen/PipelineSchemaScreen.tsx';
export type {
  PipelineHrefs,
  PipelinePageProps,
  PipelineTab,
} from '../../screens/pipelines/PipelineFrame/PipelineFrame.tsx';
export type {
  PipelineSettingsHrefs,
  PipelineSettingsPageProps,
  PipelineSettingsView,
} from '../../screens/pipelines/PipelineFrame/PipelineSettingsFrame.tsx';
