import { settingsPaths } from '@millrace/ui/domain/routes';

/** The sections of the settings that this build has. */
export const settingsHrefs = {
  account: settingsPaths.account(),
  users: settingsPaths.users(),
  billing: settingsPaths.billing(),
  usage: settingsPaths.usage(),
  notifications: settingsPaths.notifications(),
  hooks: settingsPaths.hooks(),
};
