export {
  AlertsListScreen,
  type AlertRequest,
  type AlertsListScreenProps,
} from '../../screens/observability/AlertsListScreen/AlertsListScreen.tsx';
