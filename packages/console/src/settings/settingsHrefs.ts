import { settingsPaths } from '@millrace/ui/domain/routes';
import { useMemo } from 'react';

import { useHasActivity } from '../data/activityOffer.ts';

/** The sections of the settings that this build has. */
const sections = {
  account: settingsPaths.account(),
  users: settingsPaths.users(),
  billing: settingsPaths.billing(),
  usage: settingsPaths.usage(),
  notifications: settingsPaths.notifications(),
  hooks: settingsPaths.hooks(),
};

/**
 * The sections of the settings, with the activity if the service has it.
 * @param isOpen whether the person may open them
 */
export function useSettingsHrefs(isOpen = true) {
  const hasActivity = useHasActivity(isOpen);
  return useMemo(
    () => (hasActivity ? { ...sections, activity: settingsPaths.activity() } : sections),
    [hasActivity],
  );
}
