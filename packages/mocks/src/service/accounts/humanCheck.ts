import { minuteMs } from '../core/durations.ts';
import { secretToken } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Backend } from '../core/world.ts';

/** How long a passed check holds, in milliseconds. */
const lifetimeMs = 2 * minuteMs;

/** Words that stand for a check in tests and by hand: `pass` passes every time, the others fail as they say. */
export const humanCheckWords = {
  pass: 'human-check-pass',
  robot: 'human-check-robot',
  expired: 'human-check-expired',
} as const;

/** The token of a check that somebody has passed. It is good for one use within two minutes (spec §5 Signup). */
export function issueHumanCheck({ rows, clock }: Pick<Backend, 'rows' | 'clock'>): string {
  const now = clock.now();
  for (const { id, expires_at } of rows.humanChecks.all()) if (expires_at <= now) rows.humanChecks.remove(id);
  return rows.humanChecks.put({ id: secretToken(), expires_at: now + lifetimeMs }).id;
}

const expired = () => refusal.badRequest('The human check has run out. Do it again.');

/** Takes a token, whatever comes of the request that it came with. @throws 400 where it is not good */
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
