import { useEffect, useState } from 'react';

import { useServices } from './services.ts';

/** How often times such as "42 s ago" move on, in milliseconds. */
const tickMs = 5_000;

/** The present by the service's clock, moving on while somebody looks. */
export function useNow(): Date {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setNow(clock.now());
    };
    const timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock]);
  return now;
}
