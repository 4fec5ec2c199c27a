import type { Client } from './client.ts';
import type { UserId } from './id.ts';
import type { Open } from './open.ts';

/** Spec §6. */
export const roles = ['admin', 'team_member'] as const;
export type Role = (typeof roles)[number];

/** A team member of a client account (spec §3 User). */
export interface User {
  readonly id: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** An IANA zone, or `null` until the first session saves the browser's (spec §4). */
  readonly timeZone: string | null;
  readonly role: Open<Role>;
  readonly isActive: boolean;
  /** Set for people who came from the sister product. */
  readonly integrateioId: string | number | null;
  /** Proves to the support chat who is writing; `null` where the service signs nobody (spec §3). */
  readonly intercomHmac: string | null;
  /** Of the telephone (spec §3 User info update); `null` for none. */
  readonly phoneCountryCode: string | null;
  readonly phoneNationalNumber: string | null;
  readonly client: Client;
}

export const isAdmin = (user: Pick<User, 'role'>): boolean => user.role === 'admin';
export const cameFromSisterProduct = (user: User): boolean => user.integrateioId !== null;

/** What the top bar calls a person: the first name, else the part of the e-mail before the at sign. */
export const greetingName = (user: Pick<User, 'firstName' | 'email'>): string =>
  user.firstName.trim() || (user.email.split('@')[0] ?? user.email);
