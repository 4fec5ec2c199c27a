export {
  RenamePipelineModal,
  type RenamePipelineModalProps,
} from '../../modals/RenamePipelineModal/RenamePipelineModal.tsx';
