export {
  type BillingAttempt,
  type BillingPart,
  type BillingScreenProps,
  type CardNews,
} from '../../screens/settings/BillingScreen/billingProps.ts';
export { BillingScreen } from '../../screens/settings/BillingScreen/BillingScreen.tsx';
