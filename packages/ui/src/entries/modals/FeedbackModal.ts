export {
  FeedbackModal,
  type FeedbackKind,
  type FeedbackModalProps,
  type FeedbackTab,
} from '../../modals/FeedbackModal/FeedbackModal.tsx';
