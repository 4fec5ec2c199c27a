import { refusal } from '../core/refusal.ts';
import type { Backend } from '../core/world.ts';

/** How often something may be tried before it rests, and for how long, in milliseconds. */
export interface Limit {
  readonly allowed: number;
  readonly restMs: number;
}

/** Wrong passwords in a row, of one address. */
export const passwordLimit: Limit = { allowed: 5, restMs: 30_000 };
/** Letters that anybody can have sent to one address, known or not. */
export const letterLimit: Limit = { allowed: 3, restMs: 60_000 };
/** Links that never were. The twin cannot tell one network from another, so they count together. */
export const tokenLimit: Limit = { allowed: 10, restMs: 30_000 };

const recent = ({ rows, clock }: Backend, key: string, { restMs }: Limit) => {
  const row = rows.attempts.get(key);
  return row && clock.now() - row.last_at < restMs ? row : undefined;
};

/** @throws 429 with `Retry-After` where too much was tried under `key` */
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
