export {
  PipelineFrame,
  type PipelineFrameProps,
  type PipelineHrefs,
  type PipelinePageProps,
  type PipelineTab,
} from '../../screens/pipelines/PipelineFrame/PipelineFrame.tsx';
