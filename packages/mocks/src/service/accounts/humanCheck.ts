import { minuteMs } from '../core/durations.ts';
import { secretToken } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Backend } from '../world/world.ts';

/** Lifetime of a passed check, in milliseconds. */
const lifetimeMs = 2 * minuteMs;

/** Fixed tokens for tests and manual use: `pass` passes every time, the others fail as named. */
export const humanCheckWords = {
  pass: 'human-check-pass',
  robot: 'human-check-robot',
  expired: 'human-check-expired',
} as const;

/** The token of a passed check. It is valid for one use within two minutes (spec §5 Signup). */
export function issueHumanCheck({ rows, clock }: Pick<Backend, 'rows' | 'clock'>): string {
  const now = clock.now();
  for (const { id, expires_at } of rows.humanChecks.all()) if (expires_at <= now) rows.humanChecks.remove(id);
  return rows.humanChecks.put({ id: secretToken(), expires_at: now + lifetimeMs }).id;
}

const expired = () => refusal.badRequest('The human check has run out. Do it again.');

/** Uses up a token, whatever the result of its request. @throws 400 if it is invalid */
export function spendHumanCheck({ rows, clock }: Pick<Backend, 'rows' | 'clock'>, token: string): void {
  if (token === humanCheckWords.pass) return;
  if (token === humanCheckWords.robot)
    throw refusal.badRequest('The human check was not passed. Do it again.');
  if (token === humanCheckWords.expired) throw expired();
  const check = rows.humanChecks.get(token);
  if (!check) throw refusal.badRequest('The human check could not be confirmed. Do it again.');
  rows.humanChecks.remove(token);
  if (check.expires_at <= clock.now()) throw expired();
}
