export {
  ReplaceSourceModal,
  type ReplaceSourceModalProps,
} from '../../modals/ReplaceSourceModal/ReplaceSourceModal.tsx';
