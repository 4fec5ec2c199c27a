import { isKnown } from './open.ts';
import type { User } from './user.ts';

/** How somebody stands with the client's account. Our words: spec §4 tells of invitations and activity. */
export const memberStatuses = ['active', 'unverified', 'invited', 'expired', 'deactivated'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** How long an invitation can be accepted, in milliseconds. */
export const invitationLifetimeMs = 7 * 86_400_000;
/** How long an invitation rests before it can be sent again, in milliseconds. */
export const invitationRestMs = 60_000;

/** Somebody of the client's account, or invited to it, as its list of users has them. */
export interface TeamMember extends User {
  /** One of {@link memberStatuses}, or newer than this build; `null` where the service does not tell. */
  readonly status?: string | null;
  /** When the invitation was last sent; `null` for those who have joined. */
  readonly invitedAt?: Date | null;
  readonly invitationExpiresAt?: Date | null;
  readonly lastLoginAt?: Date | null;
}

/** How somebody stands; where the service does not tell, only whether they are active is known. */
export function memberStatus({ status, isActive }: Pick<TeamMember, 'status' | 'isActive'>): MemberStatus {
  if (status && isKnown(memberStatuses, status)) return status;
  return isActive ? 'active' : 'deactivated';
}

const labels: Record<MemberStatus, string> = {
  active: 'Active',
  unverified: 'Not confirmed',
  invited: 'Invited',
  expired: 'Invitation expired',
  deactivated: 'Deactivated',
};
export const memberStatusLabel = (status: MemberStatus): string => labels[status];
