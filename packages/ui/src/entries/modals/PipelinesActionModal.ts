export {
  PipelinesActionModal,
  type PipelinesActionModalProps,
} from '../../modals/PipelinesActionModal/PipelinesActionModal.tsx';
export type {
  ActionOutcome,
  ListAction,
} from '../../modals/PipelinesActionModal/PipelinesActionModal.logic.ts';
