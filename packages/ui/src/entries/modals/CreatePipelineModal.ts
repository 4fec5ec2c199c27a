export {
  CreatePipelineModal,
  type CreatePipelineModalProps,
  type PipelineRegion,
} from '../../modals/CreatePipelineModal/CreatePipelineModal.tsx';
