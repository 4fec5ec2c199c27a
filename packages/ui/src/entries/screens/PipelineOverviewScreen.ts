export {
  PipelineOverviewScreen,
  type OverviewPanel,
  type PipelineOverviewHrefs,
  type PipelineOverviewScreenProps,
} from '../../screens/pipelines/PipelineOverviewScreen/PipelineOverviewScreen.tsx';
export type {
  PipelineHrefs,
  PipelinePageProps,
  PipelineTab,
} from '../../screens/pipelines/PipelineFrame/PipelineFrame.tsx';
