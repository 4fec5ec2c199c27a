export {
  AlertOverviewScreen,
  type AlertOverviewScreenProps,
  type TriggersProps,
} from '../../screens/observability/AlertOverviewScreen/AlertOverviewScreen.tsx';
export type { AlertHrefs, AlertPageProps } from '../../screens/observability/AlertFrame.tsx';
