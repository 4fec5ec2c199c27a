import { useEffect, useState } from 'react';

/**
 * Whole seconds until `milliseconds` have passed since they were given; 0 when they have. Counted by a clock that
 * nobody can set.
 */
export function useCountdown(milliseconds: number): number {
  const [countdown, setCountdown] = useState({ from: milliseconds, left: milliseconds });
  if (countdown.from !== milliseconds) setCountdown({ from: milliseconds, left: milliseconds });
  useEffect(() => {
    if (milliseconds <= 0) return undefined;
    const end = performance.now() + milliseconds;
    const timer = setInterval(() => {
      const left = Math.max(0, end - performance.now());
      setCountdown({ from: milliseconds, left });
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return Math.ceil(countdown.left / 1000);
}
