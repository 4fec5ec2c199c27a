import { refusal } from '../core/refusal.ts';
import type { Backend } from '../world/world.ts';

/** The number of attempts before a lock, and its length in milliseconds. */
export interface Limit {
  readonly allowed: number;
  readonly restMs: number;
}

/** Wrong passwords in a row, per address. */
export const passwordLimit: Limit = { allowed: 5, restMs: 30_000 };
/** Letters that anyone can request, per address, known or not. */
export const letterLimit: Limit = { allowed: 3, restMs: 60_000 };
/** Links that never existed. The twin cannot distinguish networks, so all count together. */
export const tokenLimit: Limit = { allowed: 10, restMs: 30_000 };

const recent = ({ rows, clock }: Backend, key: string, { restMs }: Limit) => {
  const row = rows.attempts.get(key);
  return row && clock.now() - row.last_at < restMs ? row : undefined;
};

/** @throws 429 with `Retry-After` after too many attempts under `key` */
export function demandPatience(backend: Backend, key: string, limit: Limit): void {
  const row = recent(backend, key, limit);
  if (!row || row.failures < limit.allowed) return;
  throw refusal.tooMany(Math.ceil((row.last_at + limit.restMs - backend.clock.now()) / 1_000));
}

export function countAttempt(backend: Backend, key: string, limit: Limit): void {
  const failures = (recent(backend, key, limit)?.failures ?? 0) + 1;
  backend.rows.attempts.put({ id: key, failures, last_at: backend.clock.now() });
}

export const forgetAttempts = ({ rows }: Backend, key: string): void => rows.attempts.remove(key);
