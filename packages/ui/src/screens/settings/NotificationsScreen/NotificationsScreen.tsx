import type { Client } from '../../../domain/entities/client.ts';
import { describeProblem, type Problem } from '../../../domain/outcome/problem.ts';
import { inSentence } from '../../../domain/text/hiddenCharacters.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { SettingsFrame, type SettingsPageProps } from '../SettingsFrame/SettingsFrame.tsx';
import * as css from './NotificationsScreen.css.ts';

/** The settings of the emails that an account gets (spec §3 Client). */
export type NotificationSetting = keyof Pick<
  Client,
  'receiveBillingNotifications' | 'receiveMonthlyNotifications'
>;

/** What became of the last change of a setting. */
export type SettingOutcome =
  | { readonly state: 'saving' }
  | { readonly state: 'saved' }
  | { readonly state: 'failed'; readonly problem: Problem };

export interface NotificationsScreenProps extends SettingsPageProps {
  /** The name of the client account. */
  clientName: string;
  /** Each setting as it is to be shown: while it is being saved, the new value. */
  settings: Readonly<Record<NotificationSetting, boolean>>;
  /** What became of the last change of each setting; none before the first. */
  outcomes: Readonly<Partial<Record<NotificationSetting, SettingOutcome>>>;
  /** Called with a setting that was switched. It is saved at once. */
  onChange(setting: NotificationSetting, isOn: boolean): void;
  /** Offline, nothing can be saved, and the screen says why (F1). @default false */
  isOffline?: boolean;
}

const settingsInOrder: readonly {
  readonly setting: NotificationSetting;
  readonly label: string;
  readonly description: string;
}[] = [
  {
    setting: 'receiveBillingNotifications',
    label: 'Billing emails',
    description: 'Invoices, failed payments, and the end of a trial or a subscription.',
  },
  {
    setting: 'receiveMonthlyNotifications',
    label: 'Monthly summary',
    description: 'Once a month: how many records your pipelines have moved.',
  },
];

function describeOutcome(outcome: SettingOutcome | undefined): string {
  switch (outcome?.state) {
    case 'saving':
      return 'Saving…';
    case 'saved':
      return 'Saved';
    case 'failed': {
      const { title, advice } = describeProblem(outcome.problem);
      return `Not saved. ${title} ${advice}`;
    }
    case undefined:
      return '';
  }
}

/** Which emails the account gets. Each switch is saved at once; if that fails, it goes back and says why. */
export function NotificationsScreen({
  hrefs,
  clientName,
  settings,
  outcomes,
  onChange,
  isOffline = false,
}: NotificationsScreenProps) {
  return (
    <SettingsFrame hrefs={hrefs} section="notifications">
      {isOffline && <Banner tone="caution" title="You are offline. Changes cannot be saved now." />}
      <Card title="Emails">
        <p className={css.lead}>{`Applies to everyone in ${inSentence(clientName)}.`}</p>
        <div className={css.rows}>
          {settingsInOrder.map(({ setting, label, description }) => {
            const outcome = outcomes[setting];
            return (
              <div key={setting} className={css.row}>
                <div className={css.setting}>
                  <Switch
                    isSelected={settings[setting]}
                    onChange={(isOn) => onChange(setting, isOn)}
                    isDisabled={isOffline}
                    isReadOnly={outcome?.state === 'saving'}
                    description={description}
                  >
                    {label}
                  </Switch>
                </div>
                <output
                  aria-label={label}
                  className={`${css.status} ${outcome?.state === 'failed' ? css.failed : ''}`}
                >
                  {describeOutcome(outcome)}
                </output>
              </div>
            );
          })}
        </div>
      </Card>
    </SettingsFrame>
  );
}
