import { settingsPaths } from '../../domain/routes/settingsPaths.ts';
import type { SettingsHrefs } from './SettingsFrame/SettingsFrame.tsx';

/** The moment of the stories about people. */
export const storyNow = new Date('2026-03-04T10:00:00Z');

/** Every section of the settings. */
export const allHrefs: SettingsHrefs = {
  account: settingsPaths.account(),
  users: settingsPaths.users(),
  billing: settingsPaths.billing(),
  usage: settingsPaths.usage(),
  notifications: settingsPaths.notifications(),
  hooks: settingsPaths.hooks(),
};
