export {
  NotificationsScreen,
  type NotificationSetting,
  type NotificationsScreenProps,
  type SettingOutcome,
} from '../../screens/settings/NotificationsScreen/NotificationsScreen.tsx';
