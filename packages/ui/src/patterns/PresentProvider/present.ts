import { createContext, use } from 'react';

/** Two contexts, so that components that only need the zone do not render with every tick. */
export const NowContext = createContext<Date | null>(null);
export const TimeZoneContext = createContext<string | null>(null);

/** The current time of the nearest `PresentProvider`, or the time of this render. */
export const useNow = (): Date => use(NowContext) ?? new Date();

/** The time zone of the nearest `PresentProvider`, or the browser's. */
export const useTimeZone = (): string =>
  use(TimeZoneContext) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
