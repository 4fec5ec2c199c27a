import type { MemberStatus } from '@millrace/ui/domain/entities';
import type { AccountRow } from '../tables/accountRows.ts';
import type { Backend, World } from '../world/world.ts';

/** An address as it is stored and compared. */
export const comparableEmail = (email: string): string => email.trim().toLowerCase();

/** The account that signs in with this address; invitations do not count. */
export function accountOf({ rows }: Pick<Backend, 'rows'>, email: string): AccountRow | undefined {
  const wanted = comparableEmail(email);
  return rows.accounts.all().find((account) => account.email === wanted && account.invitation === null);
}

/** A person's current status in the account. */
export function statusOf({ clock }: Pick<World, 'clock'>, account: AccountRow): MemberStatus {
  if (account.invitation) return account.invitation.expires_at > clock.now() ? 'invited' : 'expired';
  if (!account.is_active) return 'deactivated';
  return account.is_verified ? 'active' : 'unverified';
}

/** Whether this is the only person of the account with admin rights. */
export const isLastAdmin = (world: World, account: AccountRow): boolean =>
  !world.tables.accounts
    .all()
    .some(
      (other) => other.id !== account.id && other.role === 'admin' && statusOf(world, other) === 'active',
    );

/** Ends the sessions of a person, except the given one. */
export function endSessions({ rows }: Backend, accountId: number, keptId?: string): void {
  for (const session of rows.sessions.all()) {
    if (session.account_id === accountId && session.id !== keptId) rows.sessions.remove(session.id);
  }
}

/** Ends a person's sessions everywhere at once. */
export function shutOut(backend: Backend, account: AccountRow): void {
  endSessions(backend, account.id);
  if (backend.cookieless?.person === account.email) backend.cookieless.person = null;
}
