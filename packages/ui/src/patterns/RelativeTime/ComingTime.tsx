import { formatComing } from '../../domain/format/time.ts';
import { ExactTime } from '../ExactTime/ExactTime.tsx';
import { useNow, useTimeZone } from '../PresentProvider/present.ts';
import type { RelativeTimeProps } from './RelativeTime.tsx';

/** A time to come, by the clock of the user's time zone. Hover and focus show it exactly. */
export function ComingTime({ date, isFocusable }: RelativeTimeProps) {
  return (
    <ExactTime date={date} isFocusable={isFocusable}>
      {formatComing(date, useNow(), useTimeZone())}
    </ExactTime>
  );
}
