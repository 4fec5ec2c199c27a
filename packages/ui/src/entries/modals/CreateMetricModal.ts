export {
  CreateMetricModal,
  type CreateMetricModalProps,
} from '../../modals/CreateMetricModal/CreateMetricModal.tsx';
