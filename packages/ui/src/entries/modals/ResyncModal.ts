export { ResyncModal, type ResyncModalProps } from '../../modals/ResyncModal/ResyncModal.tsx';
