import { formatWait } from '../format/wait.ts';
import type { ActionTable, ListedEntity } from '../entities/actions.ts';
import { invitationRestMs, memberStatus, type MemberStatus, type TeamMember } from './teamMember.ts';
import { isAdmin, type User } from '../entities/user.ts';
import { mayDo, userActions, whyNotUser } from './userActions.ts';

/** The actions on a member or an invitation, as users see them. `userActions` has the permissions. */
export const memberActions = {
  resendInvite: {
    from: userActions.resendInvite.to,
    verb: 'Send again',
    label: 'Send invitation again',
    doing: 'Sending…',
    done: 'invited again',
    consequence: 'The link of the previous email stops working.',
    isDestructive: false,
  },
  deleteInvite: {
    from: userActions.deleteInvite.to,
    verb: 'Delete',
    label: 'Delete invitation',
    question: (who) => `Delete the invitation of ${who}?`,
    answer: 'Delete invitation',
    doing: 'Deleting…',
    done: 'uninvited',
    report: () => 'Invitation deleted',
    consequence: 'The link in the email stops working. You can invite this person again.',
    isDestructive: true,
  },
  makeAdmin: {
    from: userActions.makeAdmin.to,
    verb: 'Make admin',
    question: (who) => `Make ${who} an admin?`,
    answer: 'Make admin',
    doing: 'Saving…',
    done: 'made an admin',
    report: (name) => `${name} is now an admin`,
    consequence: 'Admins can invite and deactivate people, and change the billing of the account.',
    isDestructive: false,
  },
  makeTeamMember: {
    from: userActions.makeTeamMember.to,
    verb: 'Make team member',
    question: (who) => `Make ${who} a team member?`,
    answer: 'Make team member',
    doing: 'Saving…',
    done: 'made a team member',
    report: (name) => `${name} is now a team member`,
    consequence: 'Team members can no longer invite or deactivate people, or change the billing.',
    isDestructive: false,
  },
  deactivate: {
    from: userActions.deactivate.to,
    verb: 'Deactivate',
    doing: 'Deactivating…',
    done: 'deactivated',
    consequence:
      'This person is signed out everywhere at once and can no longer sign in. Everything that they set up stays, and you can activate them again.',
    isDestructive: true,
  },
  activate: {
    from: userActions.activate.to,
    verb: 'Activate',
    doing: 'Activating…',
    done: 'activated',
    outcome: 'active',
    consequence: 'This person can sign in again, with the role and the password that they had.',
    isDestructive: false,
  },
} as const satisfies ActionTable<MemberStatus>;
export type MemberAction = keyof typeof memberActions;

/** A member as the list of users shows them, with what decides about the actions. */
export interface MemberRow extends TeamMember {
  /** The full name; the email address of people without a name, such as invited ones. */
  readonly name: string;
  readonly isSelf: boolean;
  /** No other admin can sign in. `false` if that is not known: then the service decides. */
  readonly isLastAdmin: boolean;
  /** The signed-in user. */
  readonly actor: Pick<User, 'id' | 'role'>;
}

/** @param adminCount how many admins can sign in; `undefined` if not known */
export function memberRow(
  member: TeamMember,
  actor: Pick<User, 'id' | 'role'>,
  adminCount: number | undefined,
): MemberRow {
  return {
    ...member,
    name: member.fullName.trim() || member.email,
    isSelf: member.id === actor.id,
    isLastAdmin: adminCount === 1 && isAdmin(member) && memberStatus(member) === 'active',
    actor,
  };
}

/** Why an action on a member is unavailable; `undefined` if it is available. */
export function whyNotMember(action: MemberAction, row: MemberRow): string | undefined {
  const { actor, isSelf, isLastAdmin } = row;
  if (!mayDo(action, actor)) return 'Only admins can do this.';
  const reason = whyNotUser(action, { actor, target: row, isLastAdmin });
  // The role of the signed-in user is left to other admins too, so that no one locks themselves out.
  return reason ?? (isSelf ? 'You cannot do this to yourself. Ask another admin.' : undefined);
}

/** Seconds until an invitation can be sent again; 0 if it can be sent now. */
export function invitationRest({ invitedAt }: Pick<TeamMember, 'invitedAt'>, now: Date): number {
  if (!invitedAt) return 0;
  return Math.max(0, Math.ceil((invitedAt.getTime() + invitationRestMs - now.getTime()) / 1_000));
}

const menus: Readonly<Record<MemberStatus, readonly MemberAction[]>> = {
  active: ['makeAdmin', 'deactivate'],
  unverified: ['makeAdmin', 'deactivate'],
  invited: ['resendInvite', 'deleteInvite'],
  expired: ['resendInvite', 'deleteInvite'],
  deactivated: ['activate'],
};

export const memberEntity: ListedEntity<MemberAction, never, MemberRow> = {
  noun: 'user',
  actions: memberActions,
  pages: {},
  menu: (row) =>
    menus[memberStatus(row)].map((action) =>
      action === 'makeAdmin' && isAdmin(row) ? 'makeTeamMember' : action,
    ),
  // Users cannot be selected.
  bulk: () => [],
  whyNot: whyNotMember,
  whyDisabled: whyNotMember,
  details: ({ email, name }) => (name === email ? [] : [[email]]),
};

/** The same at a moment: an invitation rests after each email. */
export const memberEntityAt = (now: Date): typeof memberEntity => ({
  ...memberEntity,
  whyDisabled(action, row) {
    const reason = whyNotMember(action, row);
    const rest = action === 'resendInvite' ? invitationRest(row, now) : 0;
    return reason ?? (rest > 0 ? `Sent just now. Possible again in ${formatWait(rest)}.` : undefined);
  },
});
