export { CreateHookModal, type CreateHookModalProps } from '../../modals/CreateHookModal/CreateHookModal.tsx';
