import type { CallKind } from '@millrace/ui/contract';
import type { Problem } from '@millrace/ui/domain/remote';

/** The limits of automatic retries (docs/faults.md, "Retry policy"). Times in milliseconds. */
export const retryBounds = {
  repeats: 2,
  /** From the start of the first attempt. No retry begins after it. */
  budgetMs: 30_000,
  firstDelayMs: 500,
  longestDelayMs: 8_000,
  /** The longest `Retry-After` after which a call is retried automatically. */
  longestRetryAfterMs: 10_000,
} as const;

/**
 * Calls that are retried automatically: cheap reads and channel authorisation. Never writes or calls to
 * customers' systems.
 */
const repeatable: ReadonlySet<CallKind> = new Set([
  'session',
  'list',
  'detail',
  'series',
  'auxiliary',
  'channel',
]);
const passing: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** The maximum number of retries for a problem. */
function repeatsFor({ kind, status, foreignStatus }: Problem): number {
  if (kind === 'network' || kind === 'timeout') return retryBounds.repeats;
  // A truncated response, one without its rows or a 500 is retried only once (F15, F32).
  if (kind === 'json' || kind === 'rows' || (kind === 'http' && status === 500)) return 1;
  // Proxies answer in the service's place while it restarts.
  const last = kind === 'html' ? foreignStatus : status;
  const isPassing = (kind === 'http' || kind === 'html') && last !== undefined && passing.has(last);
  return isPassing ? retryBounds.repeats : 0;
}

export interface RetryAttempt {
  readonly kind: CallKind;
  readonly problem: Problem;
  /** The number of retries so far, from 0. */
  readonly count: number;
  /** Milliseconds since the first attempt began. */
  readonly elapsedMs: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** The delay before the next retry, in milliseconds; `null` for none. */
export function retryDelay({ kind, problem, count, elapsedMs, chance }: RetryAttempt): number | null {
  if (!repeatable.has(kind) || count >= repeatsFor(problem)) return null;
  const retryAfterMs = problem.retryAfterMs ?? 0;
  if (retryAfterMs > retryBounds.longestRetryAfterMs) return null;
  // The whole delay is random, so that clients that failed together do not retry together.
  const spread = Math.min(retryBounds.longestDelayMs, retryBounds.firstDelayMs * 2 ** count);
  const delay = retryAfterMs + chance * spread;
  return elapsedMs + delay > retryBounds.budgetMs ? null : delay;
}
