export {
  BillingStandingScreen,
  type BillingStandingScreenProps,
} from '../../screens/settings/BillingStandingScreen/BillingStandingScreen.tsx';
