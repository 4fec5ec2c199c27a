import type { MemberStatus } from '../people/teamMember.ts';
import { roles } from '../entities/user.ts';
import { defineListView, many } from './listView.ts';

/** The wire names that the list of users can be ordered by. */
export const userOrderings = ['full_name', 'role', 'status', 'last_login_at'] as const;
export type UserOrdering = (typeof userOrderings)[number];

/** The statuses of the people who have access or can get it. */
export const currentStatuses = [
  'active',
  'unverified',
  'invited',
  'expired',
] as const satisfies readonly MemberStatus[];

/** The view of the list of users. Deactivated people have a tab of their own. */
export const userListView = defineListView({
  tabs: ['current', 'deactivated'],
  filters: {
    states: many('state', currentStatuses, { tab: 'current', replacesTab: true }),
    role: many('role', roles),
  },
  orderings: userOrderings,
  defaultSort: { by: 'full_name', isDescending: false },
});
export type UserListView = typeof userListView.defaults;

/** The arguments of the call. The service has no status that stands for everyone but the deactivated people. */
export function userListArgs(view: UserListView) {
  const args = userListView.args(view);
  return { ...args, status: args.status === 'current' ? currentStatuses.join(',') : args.status };
}
