import type { Client } from './client.ts';
import type { UserId } from './id.ts';
import type { Open } from './open.ts';

/** Roles (spec §6). */
export const roles = ['admin', 'team_member'] as const;
export type Role = (typeof roles)[number];

/** A team member of a client account (spec §3 User). */
export interface User {
  readonly id: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** An IANA time zone, or `null` until the first session saves the browser's (spec §4). */
  readonly timeZone: string | null;
  readonly role: Open<Role>;
  readonly isActive: boolean;
  /** Set for users of the related product. */
  readonly integrateioId: string | number | null;
  /** Identifies the user to the support chat; `null` if the service signs no one (spec §3). */
  readonly intercomHmac: string | null;
  /** Country code of the phone number (spec §3 User info update); `null` if there is none. */
  readonly phoneCountryCode: string | null;
  readonly phoneNationalNumber: string | null;
  readonly client: Client;
}

export const isAdmin = (user: Pick<User, 'role'>): boolean => user.role === 'admin';
export const cameFromSisterProduct = (user: User): boolean => user.integrateioId !== null;

/** The user's name in the top bar: the first name, or the part of the email address before the @. */
export const greetingName = (user: Pick<User, 'firstName' | 'email'>): string =>
  user.firstName.trim() || (user.email.split('@')[0] ?? user.email);
