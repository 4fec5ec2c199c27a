import { memberStatus, type MemberStatus, type TeamMember } from '../entities/teamMember.ts';
import { isAdmin, roles, type Role, type User } from '../entities/user.ts';

interface ActionRule {
  /** Who may do it. */
  readonly by: readonly Role[];
  /** To whom, by how they stand; left out where it is done to nobody in particular. */
  readonly to?: readonly MemberStatus[];
  /** Whether people may do it to themselves. @default true */
  readonly onSelf?: boolean;
}

const admins = ['admin'] as const satisfies readonly Role[];

/**
 * Who may do what to the people and the settings of an account: the one table that buttons, service and tests ask. Spec §6
 * leaves it open.
 */
export const userActions = {
  invite: { by: admins },
  resendInvite: { by: admins, to: ['invited', 'expired'] },
  deleteInvite: { by: admins, to: ['invited', 'expired'] },
  makeAdmin: { by: admins, to: ['active'] },
  /** The way back from admin: spec §7 has no call for it but the generic PATCH. */
  makeTeamMember: { by: admins, to: ['active', 'unverified'] },
  deactivate: { by: admins, to: ['active', 'unverified'], onSelf: false },
  activate: { by: admins, to: ['deactivated'] },
  delete: { by: admins, to: ['active', 'unverified', 'deactivated'], onSelf: false },
  changeNotifications: { by: roles },
  changeBilling: { by: admins },
} as const satisfies Record<string, ActionRule>;

export type UserAction = keyof typeof userActions;

type Actor = Pick<User, 'id' | 'role'>;
type Target = Pick<TeamMember, 'id' | 'role' | 'isActive' | 'status'>;

/** Whether a person's role lets them do it at all. */
export const mayDo = (action: UserAction, { role }: Pick<User, 'role'>): boolean =>
  (userActions[action].by as readonly string[]).includes(role);

/** Actions after which somebody is no longer an admin who can sign in. */
const costsAnAdmin: readonly UserAction[] = ['makeTeamMember', 'deactivate', 'delete'];

const reasons: Record<MemberStatus, string> = {
  active: 'This person is active.',
  unverified: 'This person has not confirmed their e-mail address yet.',
  invited: 'This person has not accepted the invitation yet.',
  expired: 'The invitation has expired. Send it again.',
  deactivated: 'This person is deactivated. Activate them first.',
};

export interface UserActionQuestion {
  readonly actor: Actor;
  readonly target: Target;
  /** Whether nobody else could take over; where that is not known, the service has the last word. @default false */
  readonly isLastAdmin?: boolean;
}

/** Why something cannot be done to somebody, as a sentence; `undefined` where it can. Roles are `mayDo`'s to ask. */
export function whyNotUser(
  action: UserAction,
  { actor, target, isLastAdmin = false }: UserActionQuestion,
): string | undefined {
  const { to, onSelf = true }: ActionRule = userActions[action];
  if (isLastAdmin && costsAnAdmin.includes(action)) {
    return 'This is the last admin of the account. Make somebody else an admin first.';
  }
  if (!onSelf && actor.id === target.id) return 'You cannot do this to yourself. Ask another admin.';
  const status = memberStatus(target);
  if (to && !to.includes(status)) return reasons[status];
  return action === 'makeAdmin' && isAdmin(target) ? 'This person is an admin already.' : undefined;
}

/** Whether a person may do this to another now: by role, and by how the other stands. */
export const canUser = (action: UserAction, actor: Actor, target: Target): boolean =>
  mayDo(action, actor) && whyNotUser(action, { actor, target }) === undefined;
