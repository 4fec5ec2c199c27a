import type { CallKind } from '@millrace/ui/contract';
import type { Problem } from '@millrace/ui/domain/remote';

/** The bounds of automatic repetition (docs/faults.md, "Retry policy"). Times in milliseconds. */
export const retryBounds = {
  repeats: 2,
  /** From the first attempt on; no repeat begins after it. */
  budgetMs: 30_000,
  firstDelayMs: 500,
  longestDelayMs: 8_000,
  /** The longest `Retry-After` that is waited out without a word. */
  patienceMs: 10_000,
} as const;

/** Repeated by themselves: cheap reads, and the word that lets a socket in. Never a write, never what hits customers. */
const repeatable: ReadonlySet<CallKind> = new Set([
  'session',
  'list',
  'detail',
  'series',
  'auxiliary',
  'channel',
]);
const passing: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** How often the same call may be made again for this problem. */
function repeatsFor({ kind, status }: Problem): number {
  if (kind === 'network' || kind === 'timeout') return retryBounds.repeats;
  // A cut-off answer and an inner failure deserve one more try, not a siege (F15, F17).
  if (kind === 'json' || (kind === 'http' && status === 500)) return 1;
  return kind === 'http' && status !== undefined && passing.has(status) ? retryBounds.repeats : 0;
}

export interface RetryQuestion {
  readonly kind: CallKind;
  readonly problem: Problem;
  /** Repeats made so far, from 0. */
  readonly count: number;
  /** Since the first attempt began, in milliseconds. */
  readonly elapsedMs: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** How long to wait before the call is made again, in milliseconds; `null` for never. */
export function retryDelay({ kind, problem, count, elapsedMs, chance }: RetryQuestion): number | null {
  if (!repeatable.has(kind) || count >= repeatsFor(problem)) return null;
  const asked = problem.retryAfterMs ?? 0;
  if (asked > retryBounds.patienceMs) return null;
  // The whole delay is chance, so that clients that failed together do not come back together.
  const spread = Math.min(retryBounds.longestDelayMs, retryBounds.firstDelayMs * 2 ** count);
  const delay = asked + chance * spread;
  return elapsedMs + delay > retryBounds.budgetMs ? null : delay;
}
