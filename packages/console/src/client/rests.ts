import type { Call, CallKind } from '@millrace/ui/contract';
import { ProblemError, type Problem } from '@millrace/ui/domain';

/** How long a call that was refused for its frequency rests where the service does not say, in milliseconds (F14). */
export const unsaidRestsMs = { credentials: 30_000, write: 5_000 } as const;

/** What clocks, events and a focused tab ask for as well as persons. */
const automatic: ReadonlySet<CallKind> = new Set([
  'session',
  'list',
  'detail',
  'series',
  'auxiliary',
  'introspection',
]);

function unsaidRest({ kind, method }: Call): number | undefined {
  if (kind === 'credentials') return unsaidRestsMs.credentials;
  return method === 'GET' || kind === 'probe' || kind === 'channel' ? undefined : unsaidRestsMs.write;
}

export interface Rests {
  /** @throws the service's own refusal, with what is left of its rest, while a read has to rest */
  check(call: Call): void;
  /** Learns from a refusal; answers it with the rest that a person has to wait out. */
  learn(call: Call, problem: Problem): Problem;
}

/**
 * Holds back what the service has asked to be spared: whoever asks, a person, a clock, an event or a focused tab, asks
 * no earlier than `Retry-After` says (docs/faults.md, "Retry law").
 * @param now milliseconds, by a clock that nobody can set
 */
export function createRests(now: () => number = () => performance.now()): Rests {
  const resting = new Map<string, { readonly until: number; readonly problem: Problem }>();
  return {
    check({ name }) {
      const rest = resting.get(name);
      if (rest === undefined) return;
      const left = rest.until - now();
      // Timers count whole milliseconds.
      if (left >= 1) throw new ProblemError({ ...rest.problem, retryAfterMs: left });
      resting.delete(name);
    },
    learn(call, problem) {
      const unsaid = problem.status === 429 ? unsaidRest(call) : undefined;
      const retryAfterMs = problem.retryAfterMs ?? unsaid;
      if (retryAfterMs === undefined) return problem;
      if (automatic.has(call.kind)) resting.set(call.name, { until: now() + retryAfterMs, problem });
      return { ...problem, retryAfterMs };
    },
  };
}
