import {
  activateUser,
  deactivateUser,
  deleteInvite,
  getUser,
  inviteUser,
  listUsers,
  makeAdmin,
  resendInvite,
  updateUser,
  type Client,
} from '@millrace/ui/contract';
import { memberStatus, type Role, type TeamMember, type UserId } from '@millrace/ui/domain/entities';
import { formatQuantity } from '@millrace/ui/domain/format';
import type { MemberAction } from '@millrace/ui/domain/policies';
import { problemOf } from '@millrace/ui/domain/remote';
import { inSentence } from '@millrace/ui/domain/text';
import type { ActionOutcome } from '@millrace/ui/modals/ActionModal';
import type { QueryClient } from '@tanstack/react-query';

import { confirmRemoval } from '../data/client/confirmRemoval.ts';
import { confirmWrite } from '../data/client/confirmWrite.ts';
import { describeFailed } from '../data/failureToast.ts';
import { bulkKey } from '../data/refetches.ts';
import type { Write, WriteContext } from '../data/write.ts';

const refreshUsers = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: [listUsers.resource] });

/** Makes a change, and looks at the member if its outcome is unknown. */
const settle = (
  client: Client,
  id: UserId,
  change: () => Promise<unknown>,
  hasLanded: (member: TeamMember) => boolean,
) =>
  confirmWrite(
    () => change().then(() => true as const),
    async () => (hasLanded(await client(getUser, { id })) ? true : null),
  );

/** The call of each action; its name is the key under which a problem is stored. */
export const memberCalls = {
  resendInvite,
  deleteInvite,
  makeAdmin,
  makeTeamMember: updateUser,
  deactivate: deactivateUser,
  activate: activateUser,
} as const satisfies Readonly<Record<MemberAction, unknown>>;

/** Performs an action on a member or an invitation. */
export async function changeMember(
  { client, queryClient }: WriteContext,
  { id }: Pick<TeamMember, 'id'>,
  action: MemberAction,
): Promise<void> {
  const changes: Readonly<Record<MemberAction, () => Promise<unknown>>> = {
    resendInvite: () => client(resendInvite, { id }),
    deleteInvite: () =>
      confirmRemoval(
        () => client(deleteInvite, { id }),
        () => client(getUser, { id }),
      ),
    makeAdmin: () =>
      settle(
        client,
        id,
        () => client(makeAdmin, { id }),
        ({ role }) => role === 'admin',
      ),
    makeTeamMember: () =>
      settle(
        client,
        id,
        () => client(updateUser, { id, body: { role: 'team_member' } }),
        ({ role }) => role === 'team_member',
      ),
    deactivate: () =>
      settle(
        client,
        id,
        () => client(deactivateUser, { id }),
        (member) => memberStatus(member) === 'deactivated',
      ),
    activate: () =>
      settle(
        client,
        id,
        () => client(activateUser, { id }),
        (member) => memberStatus(member) === 'active',
      ),
  };
  try {
    await changes[action]();
  } finally {
    // After a refusal too, because it says that the list is out of date.
    refreshUsers(queryClient);
  }
}

export const invitedAgain = ({ email }: Pick<TeamMember, 'email'>): string =>
  `The invitation was sent to ${inSentence(email)} again.`;

/** Sends an invitation again. The previous link ends. */
export const sendInvitationAgain: Write<Pick<TeamMember, 'id' | 'email'>, void, Pick<TeamMember, 'id'>> = {
  call: resendInvite,
  key: ({ id }) => [id],
  perform: (context, member) => changeMember(context, member, 'resendInvite'),
  words: {
    done: (_, member) => ({ title: invitedAgain(member) }),
    failed: ({ email }, problem) => ({ title: describeFailed(email, 'invited again', problem) }),
  },
};

export interface Invitations {
  readonly emails: readonly string[];
  readonly role: Role;
  readonly onOutcome: (email: string, outcome: ActionOutcome) => void;
}

/** The invitation of this address; `null` if there is none. */
async function findInvitation(client: Client, email: string): Promise<true | null> {
  const { rows } = await client(listUsers, { search: email });
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
            tone: 'error',
            title: `${formatQuantity(failures.length, 'invitation')} not sent.`,
            description: failures.map(inSentence).join(', '),
          },
    failed: ({ emails }) => ({ title: `${formatQuantity(emails.length, 'invitation')} could not be sent.` }),
  },
};
