import { inviteUser, listUsers, type Client } from '@millrace/ui/contract';
import type { Role } from '@millrace/ui/domain/entities';
import { formatQuantity } from '@millrace/ui/domain/format';
import { problemOf } from '@millrace/ui/domain/remote';
import { inSentence } from '@millrace/ui/domain/text';
import type { ActionOutcome } from '@millrace/ui/modals/ActionModal';
import type { QueryClient } from '@tanstack/react-query';

import { completeLists } from '../data/client/everyPage.ts';
import { bulkKey } from '../data/refetches.ts';
import { confirmWrite } from '../writes/confirmWrite.ts';
import type { Write } from '../writes/write.ts';

/** Refetches the users and invitations on the screen. */
export const refreshUsers = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: [listUsers.resource] });

export interface Invitations {
  readonly emails: readonly string[];
  readonly role: Role;
  readonly onOutcome: (email: string, outcome: ActionOutcome) => void;
}

/** The invitation of this address; `null` if there is none. */
async function findInvitation(client: Client, email: string): Promise<true | null> {
  const { rows } = await completeLists(client)(listUsers, { search: email });
  return rows.some((row) => row.email.toLowerCase() === email.toLowerCase()) ? true : null;
}

/** Invites one person after another. A failure does not stop the others. Returns the addresses that failed. */
export const inviteAll: Write<Invitations, readonly string[], unknown> = {
  call: inviteUser,
  key: () => [bulkKey],
  async perform({ client, queryClient }, { emails, role, onOutcome }) {
    for (const email of emails) onOutcome(email, { state: 'pending' });
    const failures: string[] = [];
    for (const email of emails) {
      try {
        await confirmWrite(
          () => client(inviteUser, { body: { email, role } }).then(() => true as const),
          () => findInvitation(client, email),
        );
        onOutcome(email, { state: 'done' });
      } catch (thrown) {
        failures.push(email);
        onOutcome(email, { state: 'failed', problem: problemOf(thrown) });
      }
    }
    refreshUsers(queryClient);
    return failures;
  },
  words: {
    done: (failures, { emails }) =>
      failures.length === 0
        ? { title: `${formatQuantity(emails.length, 'invitation')} sent.` }
        : {
            tone: 'critical',
            title: `${formatQuantity(failures.length, 'invitation')} not sent.`,
            description: failures.map(inSentence).join(', '),
          },
    failed: ({ emails }) => ({ title: `${formatQuantity(emails.length, 'invitation')} could not be sent.` }),
  },
};
