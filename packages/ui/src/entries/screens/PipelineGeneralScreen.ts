export {
  PipelineGeneralScreen,
  type PipelineGeneralHrefs,
  type PipelineGeneralScreenProps,
} from '../../screens/pipelines/PipelineGeneralScreen/PipelineGeneralScreen.tsx';
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
