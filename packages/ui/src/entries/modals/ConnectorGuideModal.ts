export {
  ConnectorGuideModal,
  type ConnectorGuideModalProps,
} from '../../modals/ConnectorGuideModal/ConnectorGuideModal.tsx';
