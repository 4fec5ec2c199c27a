export {
  PipelineScriptScreen,
  type PipelineScriptScreenProps,
  type ScriptPanel,
} from '../../screens/pipelines/PipelineScriptScreen/PipelineScriptScreen.tsx';
export type {
  PipelineSettingsHrefs,
  PipelineSettingsPageProps,
  PipelineSettingsView,
} from '../../screens/pipelines/PipelineFrame/PipelineSettingsFrame.tsx';
