import { getMe, updateClientNotificationSettings } from '@millrace/ui/contract';
import {
  NotificationsScreen,
  type NotificationSetting,
  type SettingOutcome,
} from '@millrace/ui/screens/NotificationsScreen';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { useIsOnline } from '../data/useIsOnline.ts';
import { sessionAtom } from '../scope/session.ts';
import { useSession } from '../session/useSession.ts';
import { confirmWrite } from '../writes/confirmWrite.ts';
import { useWrite } from '../writes/useWrite.ts';
import type { Write } from '../writes/write.ts';
import { useSettingsHrefs } from './settingsHrefs.ts';

interface SettingChange {
  readonly setting: NotificationSetting;
  readonly isOn: boolean;
}

/** Saves one setting. After a lost response the account itself says whether it was saved. */
const saveNotification: Write<SettingChange, true, Pick<SettingChange, 'setting'>> = {
  call: updateClientNotificationSettings,
  key: ({ setting }) => [setting],
  perform: ({ client }, { setting, isOn }) =>
    confirmWrite(
      () => client(updateClientNotificationSettings, { body: { [setting]: isOn } }).then(() => true as const),
      async () => ((await client(getMe, {})).client[setting] === isOn ? true : null),
    ),
  words: { failed: () => ({ title: 'The notification setting could not be saved.' }) },
};

/** One setting: the new value is shown while it is being saved, and goes back if that fails. */
function useSetting(setting: NotificationSetting, saved: boolean) {
  const { sessionManager } = useSession();
  const [wanted, setWanted] = useState<boolean>();
  const write = useWrite(saveNotification, {
    subject: { setting },
    isInline: true,
    presence: 'component',
    onDone() {
      // The session holds the client; it is read again, because other screens show it too.
      void sessionManager.verify().then(({ state }) => {
        if (state !== 'unavailable') setWanted(undefined);
      });
    },
    onFailed: () => setWanted(undefined),
  });
  const outcome = ((): SettingOutcome | undefined => {
    if (write.isPending) return { state: 'saving' };
    if (write.problem) return { state: 'failed', problem: write.problem };
    return write.isDone ? { state: 'saved' } : undefined;
  })();
  const change = (isOn: boolean) => {
    setWanted(isOn);
    write.run({ setting, isOn });
  };
  return { value: wanted ?? saved, outcome, change };
}

/** The emails that the account gets. */
export function NotificationsContainer() {
  const session = useAtomValue(sessionAtom);
  const user = session.state === 'signedIn' ? session.user : undefined;
  const isOffline = !useIsOnline();
  const hrefs = useSettingsHrefs();
  const billing = useSetting(
    'receiveBillingNotifications',
    user?.client.receiveBillingNotifications ?? false,
  );
  const monthly = useSetting(
    'receiveMonthlyNotifications',
    user?.client.receiveMonthlyNotifications ?? false,
  );
  if (!user) return null;
  const all = { receiveBillingNotifications: billing, receiveMonthlyNotifications: monthly };
  return (
    <NotificationsScreen
      hrefs={hrefs}
      clientName={user.client.name}
      settings={{ receiveBillingNotifications: billing.value, receiveMonthlyNotifications: monthly.value }}
      outcomes={{
        receiveBillingNotifications: billing.outcome,
        receiveMonthlyNotifications: monthly.outcome,
      }}
      onChange={(setting, isOn) => all[setting].change(isOn)}
      isOffline={isOffline}
    />
  );
}
