import * as v from 'valibot';

/** What a link in a letter lets its reader do. */
const linkKinds = ['invitation', 'confirmation', 'password'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The token of a link that was sent by mail. It stays when it is over, so that whoever opens it is told why. */
export const mailTokenRow = v.object({
  /** The token itself. */
  id: v.string(),
  client_id: v.number(),
  account_id: v.number(),
  kind: v.picklist(linkKinds),
  /** Milliseconds since the epoch. */
  expires_at: v.number(),
  /** What ended it before its time. */
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

/** A letter that the service has sent. */
export const letterRow = v.object({
  id: v.number(),
  client_id: v.number(),
  to: v.string(),
  kind: v.picklist(letterKinds),
  /** Where it leads, from the console's root; `null` where it leads nowhere. */
  link: v.nullable(v.string()),
  /** What somebody wrote; `null` for the service's own letters. */
  text: v.nullable(v.string()),
  at: v.string(),
});
export type LetterRow = v.InferOutput<typeof letterRow>;

/** A human check that was passed and not spent yet. */
export const humanCheckRow = v.object({
  /** The token that the page got for it. */
  id: v.string(),
  /** Milliseconds since the epoch. */
  expires_at: v.number(),
});
export type HumanCheckRow = v.InferOutput<typeof humanCheckRow>;
