export { UsageScreen, type UsageScreenProps } from '../../screens/settings/UsageScreen/UsageScreen.tsx';
