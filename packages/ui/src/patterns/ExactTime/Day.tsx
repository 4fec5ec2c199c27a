import { formatShortDay } from '../../domain/format/time.ts';
import { useTimeZone } from '../PresentProvider/present.ts';
import { ExactTime } from './ExactTime.tsx';

/** A day in the user's time zone, such as `12 Mar 2026`. Hover and focus show the exact time. */
export function Day({ date }: { date: Date }) {
  return <ExactTime date={date}>{formatShortDay(date, useTimeZone())}</ExactTime>;
}
