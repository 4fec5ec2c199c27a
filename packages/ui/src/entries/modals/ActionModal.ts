export { ActionModal, type ActionModalProps } from '../../modals/ActionModal/ActionModal.tsx';
export { type ActionOutcome } from '../../modals/ActionModal/ActionModal.logic.ts';
export { type ImpactGroup } from '../../modals/ActionModal/ActionImpact.tsx';
