import { use, type ReactNode } from 'react';
import { NowContext, TimeZoneContext } from './present.ts';

export interface PresentProviderProps {
  /**
   * The current time. When it changes, only components that show it render again. @default the time of the provider
   * above
   */
  now?: Date;
  /** The user's time zone, as an IANA name. @default the zone of the provider above */
  timeZone?: string;
  /** The part of the page that shows times. */
  children: ReactNode;
}

/**
 * Provides one clock and one time zone to all components below: relative times, exact times, charts and schedules.
 * Render it once around the product. For a single time use `RelativeTime` or `ExactTime` within it.
 */
export function PresentProvider({ now, timeZone, children }: PresentProviderProps) {
  const outerNow = use(NowContext);
  const outerTimeZone = use(TimeZoneContext);
  return (
    <TimeZoneContext value={timeZone ?? outerTimeZone}>
      <NowContext value={now ?? outerNow}>{children}</NowContext>
    </TimeZoneContext>
  );
}
