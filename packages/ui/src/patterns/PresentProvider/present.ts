import { createContext, use } from 'react';

/** Two contexts, so that what only needs the zone does not render with every tick of the clock. */
export const NowContext = createContext<Date | null>(null);
export const TimeZoneContext = createContext<string | null>(null);

/** The present by the nearest `PresentProvider`; without one, the time of this render. */
export const useNow = (): Date => use(NowContext) ?? new Date();

/** The zone that times are shown in; without a `PresentProvider`, the browser's. */
export const useTimeZone = (): string =>
  use(TimeZoneContext) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
