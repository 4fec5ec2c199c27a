import { invitationLifetimeMs } from '@millrace/ui/domain/entities';
import type { MailTokenRow, AccountRow } from '../service/tables/accountRows.ts';
import { dayMs as day, hourMs as hour } from '../service/core/durations.ts';
import { demoClientId } from '../service/world/world.ts';
import { newPerson } from '../service/accounts/newPerson.ts';
import { accounts } from './people.ts';
import type { ScenarioOptions } from './scenario.ts';

const invitedId = accounts.length + 1;
const forgottenId = accounts.length + 2;

const invited = (id: number, email: string, sent_at: number): AccountRow => ({
  ...newPerson,
  id,
  client_id: demoClientId,
  email,
  role: 'team_member',
  invitation: { sent_at, expires_at: sent_at + invitationLifetimeMs },
});

/** Invited people who have not accepted: one can still accept, one is too late. Every scenario contains them. */
export const invitedAccounts = ({ now }: ScenarioOptions): readonly AccountRow[] => [
  invited(invitedId, 'invited@acme.example', now - 2 * day),
  invited(forgottenId, 'forgotten@acme.example', now - 10 * day),
];

const link = (
  id: string,
  kind: MailTokenRow['kind'],
  accountId: number,
  expires_at: number,
  ended: MailTokenRow['ended'] = null,
): MailTokenRow => ({ id, client_id: demoClientId, account_id: accountId, kind, expires_at, ended });

const idOf = (email: string) => accounts.find((account) => account.email === email)?.id ?? 0;

/** Links from before the start of the world, with fixed tokens that can be typed; real ones cannot be guessed. */
export const sentLinks = ({ now }: ScenarioOptions): readonly MailTokenRow[] => {
  const member = idOf('member@acme.example');
  const nobody = 0;
  return [
    link('demo-invitation', 'invitation', invitedId, now + 5 * day),
    link('demo-invitation-replaced', 'invitation', invitedId, now + 4 * day, 'replaced'),
    link('demo-invitation-expired', 'invitation', forgottenId, now - 3 * day),
    link('demo-invitation-cancelled', 'invitation', nobody, now + 3 * day, 'cancelled'),
    link('demo-invitation-used', 'invitation', member, now + 2 * day, 'used'),
    link('demo-confirmation', 'confirmation', idOf('unverified@acme.example'), now + 3 * day),
    link('demo-password', 'password', member, now + hour),
    link('demo-password-expired', 'password', member, now - hour),
    link('demo-password-used', 'password', member, now + hour, 'used'),
  ];
};
