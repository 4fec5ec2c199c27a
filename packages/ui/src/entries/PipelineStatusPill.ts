export {
  PipelineStatusPill,
  type PipelineStatusPillProps,
} from '../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
