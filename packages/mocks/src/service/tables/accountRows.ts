import * as v from 'valibot';

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
export type HumanCheckRow = v.InferOutput<typeof humanCheckRow>;
