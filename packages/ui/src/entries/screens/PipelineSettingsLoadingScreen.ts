export {
  PipelineSettingsLoadingScreen,
  type PipelineSettingsLoadingScreenProps,
} from '../../screens/pipelines/PipelineSettingsLoadingScreen/PipelineSettingsLoadingScreen.tsx';
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
