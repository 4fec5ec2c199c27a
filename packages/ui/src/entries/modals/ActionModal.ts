export { ActionModal, type ActionModalProps } from '../../modals/ActionModal/ActionModal.tsx';
export { type ActionOutcome } from '../../modals/ActionModal/ActionModal.logic.ts';
