import { useEffect, useState } from 'react';
import type { Problem } from '../../domain/problem.ts';

interface Countdown {
  readonly problem: Problem | undefined;
  readonly leftMs: number;
}

const begin = (problem: Problem | undefined): Countdown => ({ problem, leftMs: problem?.retryAfterMs ?? 0 });

/**
 * Whole seconds until the service may be asked again, counted from when the problem came; 0 when it may. Each problem
 * counts anew, one that is like the last as well. Counted by a clock that nobody can set.
 */
export function useCountdown(problem: Problem | undefined): number {
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
    }, 250);
    return () => clearInterval(timer);
  }, [problem]);
  return Math.ceil(countdown.leftMs / 1000);
}
