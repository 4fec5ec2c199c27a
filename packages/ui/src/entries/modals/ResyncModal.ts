export { ResyncModal, type ResyncModalProps } from '../../modals/ResyncModal/ResyncModal.tsx';
export type { ResyncForm } from '../../domain/schema/resync.ts';
