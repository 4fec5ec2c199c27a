import { formatShortDay } from '../../domain/format/time.ts';
import { useTimeZone } from '../PresentProvider/present.ts';
import { ExactTime } from './ExactTime.tsx';

/** A day in the person's zone, such as `12 Mar 2026`; the exact time on hover and on focus. */
export function Day({ date }: { date: Date }) {
  return <ExactTime date={date}>{formatShortDay(date, useTimeZone())}</ExactTime>;
}
