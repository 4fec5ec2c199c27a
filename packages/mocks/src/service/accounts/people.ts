import type { MemberStatus } from '@millrace/ui/domain';
import type { AccountRow } from '../core/rows.ts';
import type { Backend, World } from '../core/world.ts';

/** An address as it is kept and compared. */
export const comparableEmail = (email: string): string => email.trim().toLowerCase();

/** Whoever signs in with this address; somebody who is only invited does not. */
export function accountOf({ rows }: Pick<Backend, 'rows'>, email: string): AccountRow | undefined {
  const wanted = comparableEmail(email);
  return rows.accounts.all().find((account) => account.email === wanted && account.invitation === null);
}

/** How somebody stands with the account by now. */
export function statusOf({ clock }: Pick<World, 'clock'>, account: AccountRow): MemberStatus {
  if (account.invitation) return account.invitation.expires_at > clock.now() ? 'invited' : 'expired';
  if (!account.is_active) return 'deactivated';
  return account.is_verified ? 'active' : 'unverified';
}

/** Whether nobody else of the account could do what admins do. */
export const isLastAdmin = (world: World, account: AccountRow): boolean =>
  !world.tables.accounts
    .all()
    .some(
      (other) => other.id !== account.id && other.role === 'admin' && statusOf(world, other) === 'active',
    );

/** Ends the sessions of a person, but for the one that they keep. */
export function endSessions({ rows }: Backend, accountId: number, keptId?: string): void {
  for (const session of rows.sessions.all()) {
    if (session.account_id === accountId && session.id !== keptId) rows.sessions.remove(session.id);
  }
}

/** Shuts a person out at once, wherever they are signed in. */
export function shutOut(backend: Backend, account: AccountRow): void {
  endSessions(backend, account.id);
  if (backend.cookieless?.person === account.email) backend.cookieless.person = null;
}
