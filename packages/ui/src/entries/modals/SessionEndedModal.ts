export {
  SessionEndedModal,
  type SessionEndedModalProps,
} from '../../modals/SessionEndedModal/SessionEndedModal.tsx';
