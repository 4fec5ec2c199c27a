export {
  ExcludeFieldsModal,
  type ExcludeFieldsModalProps,
} from '../../modals/ExcludeFieldsModal/ExcludeFieldsModal.tsx';
