export {
  KeyboardShortcutsModal,
  type KeyboardShortcutsModalProps,
} from '../../modals/KeyboardShortcutsModal/KeyboardShortcutsModal.tsx';
