export {
  PipelineOverviewScreen,
  type OverviewPanel,
  type PipelineOverviewHrefs,
  type PipelineOverviewScreenProps,
} from '../../screens/pipelines/PipelineOverviewScreen/PipelineOverviewScreen.tsx';
