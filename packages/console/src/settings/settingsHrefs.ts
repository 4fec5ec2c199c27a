import { settingsPaths } from '@millrace/ui/domain/routes';

/** The sections of the settings that this version has. */
export const settingsHrefs = {
  account: settingsPaths.account(),
  users: settingsPaths.users(),
  billing: settingsPaths.billing(),
  notifications: settingsPaths.notifications(),
};
