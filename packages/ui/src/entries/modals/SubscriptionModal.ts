export { type SubscriptionChange } from '../../modals/SubscriptionModal/SubscriptionModal.logic.ts';
export {
  SubscriptionModal,
  type SubscriptionModalProps,
} from '../../modals/SubscriptionModal/SubscriptionModal.tsx';
