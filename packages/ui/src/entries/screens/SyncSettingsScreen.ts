export {
  SyncSettingsScreen,
  type SyncSettingsScreenProps,
} from '../../screens/setup/SyncSettingsScreen/SyncSettingsScreen.tsx';
export { type StartProblem } from '../../screens/setup/SyncSettingsScreen/SyncSettingsScreen.logic.ts';
