import { useEffect, useState } from 'react';
import type { Problem } from '../../domain/outcome/problem.ts';

/** How often a countdown looks at the clock. */
export const countdownStepMs = 250;

type Wait = Pick<Problem, 'retryAfterMs'>;

interface Countdown {
  readonly problem: Wait | undefined;
  readonly leftMs: number;
}

const begin = (problem: Wait | undefined): Countdown => ({ problem, leftMs: problem?.retryAfterMs ?? 0 });

/**
 * Whole seconds until the service accepts requests again, counted from the arrival of the problem; 0 when it does. Each
 * new problem restarts the countdown, even an equal one. The clock is monotonic.
 */
export function useCountdown(problem: Wait | undefined): number {
  const [countdown, setCountdown] = useState(() => begin(problem));
  if (countdown.problem !== problem) setCountdown(begin(problem));
  useEffect(() => {
    const { leftMs: wholeMs } = begin(problem);
    if (wholeMs <= 0) return undefined;
    const end = performance.now() + wholeMs;
    const timer = setInterval(() => {
      const leftMs = Math.max(0, end - performance.now());
      setCountdown({ problem, leftMs });
      if (leftMs === 0) clearInterval(timer);
    }, countdownStepMs);
    return () => clearInterval(timer);
  }, [problem]);
  return Math.ceil(countdown.leftMs / 1000);
}
