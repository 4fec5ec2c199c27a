export {
  CustomPrimaryKeyModal,
  type CustomPrimaryKeyModalProps,
} from '../../modals/CustomPrimaryKeyModal/CustomPrimaryKeyModal.tsx';
