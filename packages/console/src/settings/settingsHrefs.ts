import { settingsPaths } from '@millrace/ui/domain/routes';

/** The sections of the settings that this build has. */
export const settingsHrefs = {
  billing: settingsPaths.billing(),
  usage: settingsPaths.usage(),
};
