import { memberStatus, type MemberStatus, type TeamMember } from './teamMember.ts';
import { isAdmin, roles, type Role, type User } from '../entities/user.ts';

interface ActionRule {
  /** Roles with this permission. */
  readonly by: readonly Role[];
  /** Member statuses that it applies to; missing if it does not act on a member. */
  readonly to?: readonly MemberStatus[];
  /** Whether users may apply it to themselves. @default true */
  readonly onSelf?: boolean;
}

const admins = ['admin'] as const satisfies readonly Role[];

/**
 * Permissions on members and account settings. Buttons, the twin and tests use this table. Spec §6 leaves it
 * open.
 */
export const userActions = {
  invite: { by: admins },
  resendInvite: { by: admins, to: ['invited', 'expired'] },
  deleteInvite: { by: admins, to: ['invited', 'expired'] },
  makeAdmin: { by: admins, to: ['active'] },
  /** From admin back to team member: spec §7 has no call for it except the generic PATCH. */
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

/** Whether a role has the permission at all. */
export const mayDo = (action: UserAction, { role }: Pick<User, 'role'>): boolean =>
  (userActions[action].by as readonly string[]).includes(role);

/** Actions after which the member can no longer act as an admin. */
const costsAnAdmin: readonly UserAction[] = ['makeTeamMember', 'deactivate', 'delete'];

const reasons: Record<MemberStatus, string> = {
  active: 'This person is active.',
  unverified: 'This person has not verified their email address yet.',
  invited: 'This person has not accepted the invitation yet.',
  expired: 'The invitation has expired. Send it again.',
  deactivated: 'This person is deactivated. Activate them first.',
};

export interface UserActionQuestion {
  readonly actor: Actor;
  readonly target: Target;
  /** Whether no other admin remains. If unknown, the service decides. @default false */
  readonly isLastAdmin?: boolean;
}

/**
 * Why an action on a member is unavailable, as a sentence; `undefined` if it is available. `mayDo` checks the
 * role.
 */
export function whyNotUser(
  action: UserAction,
  { actor, target, isLastAdmin = false }: UserActionQuestion,
): string | undefined {
  const { to, onSelf = true }: ActionRule = userActions[action];
  if (isLastAdmin && costsAnAdmin.includes(action)) {
    return 'This is the last admin of the account. Make someone else an admin first.';
  }
  if (!onSelf && actor.id === target.id) return 'You cannot do this to yourself. Ask another admin.';
  const status = memberStatus(target);
  if (to && !to.includes(status)) return reasons[status];
  return action === 'makeAdmin' && isAdmin(target) ? 'This person is an admin already.' : undefined;
}

/** Whether a user may apply this to a member now: checks the role and the member's status. */
export const canUser = (action: UserAction, actor: Actor, target: Target): boolean =>
  mayDo(action, actor) && whyNotUser(action, { actor, target }) === undefined;
