export {
  AttachHookModal,
  type AttachHookModalProps,
  type HookSubscription,
} from '../../modals/AttachHookModal/AttachHookModal.tsx';
