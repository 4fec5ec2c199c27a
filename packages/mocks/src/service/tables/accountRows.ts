import * as v from 'valibot';

/** A client; its subscriptions and payments are separate rows (billing/standing.ts). */
export const clientRow = v.object({
  id: v.number(),
  name: v.string(),
  trial_expiry_date: v.nullable(v.string()),
  is_bypass_billing: v.boolean(),
  is_stripe_managed: v.boolean(),
  receive_billing_notifications: v.boolean(),
  receive_monthly_notifications: v.boolean(),
  free_observability_quota: v.number(),
  free_observability_usage: v.number(),
  paid_observability_usage: v.number(),
});
export type ClientRow = v.InferOutput<typeof clientRow>;

export const accountRow = v.object({
  id: v.number(),
  client_id: v.number(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  time_zone: v.nullable(v.string()),
  role: v.picklist(['admin', 'team_member']),
  is_active: v.boolean(),
  integrateio_id: v.nullable(v.string()),
  phone_country_code: v.nullable(v.string()),
  phone_national_number: v.nullable(v.string()),
  /**
   * Plain text: the people are invented and share one password that the start page prints. `null` until one is chosen.
   */
  password: v.nullable(v.string()),
  is_verified: v.boolean(),
  /** Time of the latest pending invitation, in milliseconds since the epoch; otherwise `null`. */
  invitation: v.nullable(v.object({ sent_at: v.number(), expires_at: v.number() })),
  last_login_at: v.nullable(v.string()),
});
export type AccountRow = v.InferOutput<typeof accountRow>;

export const sessionRow = v.object({
  /** The cookie's value. */
  id: v.string(),
  account_id: v.number(),
  csrf_token: v.string(),
  /** Milliseconds since the epoch. */
  expires_at: v.number(),
});
export type SessionRow = v.InferOutput<typeof sessionRow>;

/** Failed sign-ins for one email address. */
export const attemptRow = v.object({
  id: v.string(),
  failures: v.number(),
  /** Milliseconds since the epoch. */
  last_at: v.number(),
});

/** What a link in a letter allows. */
const linkKinds = ['invitation', 'confirmation', 'password'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The token of a mailed link. It is kept after it ends, so that its reader learns the reason. */
export const mailTokenRow = v.object({
  /** The token itself. */
  id: v.string(),
  client_id: v.number(),
  account_id: v.number(),
  kind: v.picklist(linkKinds),
  /** Milliseconds since the epoch. */
  expires_at: v.number(),
  /** What ended it early. */
  ended: v.nullable(v.picklist(['used', 'cancelled', 'replaced'])),
});
export type MailTokenRow = v.InferOutput<typeof mailTokenRow>;

const letterKinds = [
  ...linkKinds,
  'account_exists',
  'password_changed',
  'feedback',
  'escalation',
  'alert',
] as const;

/** A sent letter. */
export const letterRow = v.object({
  id: v.number(),
  client_id: v.number(),
  to: v.string(),
  kind: v.picklist(letterKinds),
  /** The link, from the console's root; `null` without one. */
  link: v.nullable(v.string()),
  /** Text that a person wrote; `null` for the service's own letters. */
  text: v.nullable(v.string()),
  at: v.string(),
});
export type LetterRow = v.InferOutput<typeof letterRow>;

/** A passed human check whose token is unused. */
export const humanCheckRow = v.object({
  /** The token that the page received. */
  id: v.string(),
  /** Milliseconds since the epoch. */
  expires_at: v.number(),
});
