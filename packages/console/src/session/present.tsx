import { displayZone } from '@millrace/ui/domain/format';
import { PresentProvider } from '@millrace/ui/PresentProvider';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';

import { useService } from '../data/service.ts';
import { useZoneInAddress } from '../router/location.ts';
import { timeZoneAtom } from './sessionState.ts';

/** How often relative times such as "42 s ago" update, in milliseconds. */
const tickMs = 5_000;

/** The current time by the service's clock. It does not tick while the tab is hidden. */
export function useNow(): Date {
  const { clock } = useService();
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

/** The person's own time zone, as an IANA name. */
export const useOwnTimeZone = (): string => displayZone(useAtomValue(timeZoneAtom));

/** The time zone in which times are shown, as an IANA name: the one in the address, or the person's own. */
export function useTimeZone(): string {
  const own = useOwnTimeZone();
  return useZoneInAddress() ?? own;
}

/** Provides the service's clock and the zone in which times are shown. Its children do not re-render when the clock ticks. */
export function Present({ children }: { readonly children: ReactNode }) {
  return (
    <PresentProvider now={useNow()} timeZone={useTimeZone()}>
      {children}
    </PresentProvider>
  );
}
