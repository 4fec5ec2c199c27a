import { use, type ReactNode } from 'react';
import { NowContext, TimeZoneContext } from './present.ts';

export interface PresentProviderProps {
  /**
   * The present. Only what shows it renders again when it changes, not what is around it.
   * @default that of the provider above
   */
  now?: Date;
  /**
   * The zone in which the person reads times, as an IANA name.
   * @default that of the provider above
   */
  timeZone?: string;
  /** The part of the page that shows times. */
  children: ReactNode;
}

/** One clock and one zone for all times below: relative times, exact times, charts and schedules. */
export function PresentProvider({ now, timeZone, children }: PresentProviderProps) {
  const outerNow = use(NowContext);
  const outerTimeZone = use(TimeZoneContext);
  return (
    <TimeZoneContext value={timeZone ?? outerTimeZone}>
      <NowContext value={now ?? outerNow}>{children}</NowContext>
    </TimeZoneContext>
  );
}
