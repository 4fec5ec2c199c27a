import { isKnown } from '../entities/open.ts';
import type { User } from '../entities/user.ts';

/** A member's relation to the account. Our names: spec §4 mentions invitations and activity. */
export const memberStatuses = ['active', 'unverified', 'invited', 'expired', 'deactivated'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** How long an invitation can be accepted, in ms. */
export const invitationLifetimeMs = 7 * 86_400_000;
/** Minimum time between two emails of an invitation, in ms. */
export const invitationRestMs = 60_000;

/** A member of the client's account or a pending invitation, as the list of users returns them. */
export interface TeamMember extends User {
  /** One of {@link memberStatuses}, or a newer one; `null` if the service does not say. */
  readonly status?: string | null;
  /** When the invitation was last sent; `null` for members who have joined. */
  readonly invitedAt?: Date | null;
  readonly invitationExpiresAt?: Date | null;
  readonly lastLoginAt?: Date | null;
}

/**
 * The member's status. Without one from the service, activity and names tell: an invitation has only an address and a role
 * (spec §3 Invite user), and the names come when it is accepted (spec §7).
 */
export function memberStatus({
  status,
  isActive,
  firstName,
  lastName,
}: Pick<TeamMember, 'status' | 'isActive'> &
  Partial<Pick<TeamMember, 'firstName' | 'lastName'>>): MemberStatus {
  if (status && isKnown(memberStatuses, status)) return status;
  if (isActive) return 'active';
  return firstName === '' && lastName === '' ? 'invited' : 'deactivated';
}

const labels: Record<MemberStatus, string> = {
  active: 'Active',
  unverified: 'Not verified',
  invited: 'Invited',
  expired: 'Invitation expired',
  deactivated: 'Deactivated',
};
export const memberStatusLabel = (status: MemberStatus): string => labels[status];
