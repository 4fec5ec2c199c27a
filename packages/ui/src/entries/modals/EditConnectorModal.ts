export {
  EditConnectorModal,
  type EditConnectorModalProps,
} from '../../modals/EditConnectorModal/EditConnectorModal.tsx';
