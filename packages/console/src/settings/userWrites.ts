import {
  activateUser,
  deactivateUser,
  deleteInvite,
  getUser,
  makeAdmin,
  resendInvite,
  updateUser,
  type Client,
} from '@millrace/ui/contract';
import { memberStatus, type TeamMember, type UserId } from '@millrace/ui/domain/entities';
import type { MemberAction } from '@millrace/ui/domain/policies';
import { inSentence } from '@millrace/ui/domain/text';

import { confirmRemoval } from '../writes/confirmRemoval.ts';
import { confirmWrite } from '../writes/confirmWrite.ts';
import { describeFailed } from '../writes/failureToast.ts';
import type { Write, WriteContext } from '../writes/write.ts';
import { refreshUsers } from './invitations.ts';

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
