export {
  CreateTunnelModal,
  type CreateTunnelModalProps,
} from '../../modals/CreateTunnelModal/CreateTunnelModal.tsx';
