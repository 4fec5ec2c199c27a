import { getMe, updateClientNotificationSettings } from '@millrace/ui/contract';
import type { NotificationSetting } from '@millrace/ui/screens/NotificationsScreen';

import { confirmWrite } from '../writes/confirmWrite.ts';
import type { Write } from '../writes/write.ts';

export interface SettingChange {
  readonly setting: NotificationSetting;
  readonly isOn: boolean;
}

/** Saves one setting. After a lost response the account itself says whether it was saved. */
export const saveNotification: Write<SettingChange, true, Pick<SettingChange, 'setting'>> = {
  call: updateClientNotificationSettings,
  key: ({ setting }) => [setting],
  perform: ({ client }, { setting, isOn }) =>
    confirmWrite(
      () => client(updateClientNotificationSettings, { body: { [setting]: isOn } }).then(() => true as const),
      async () => ((await client(getMe, {})).client[setting] === isOn ? true : null),
    ),
  words: { failed: () => ({ title: 'The notification setting could not be saved.' }) },
};
