import { formatAgo } from '../../domain/format/time.ts';
import { ExactTime, type ExactTimeProps } from '../ExactTime/ExactTime.tsx';
import { useNow, useTimeZone } from '../PresentProvider/present.ts';

export type RelativeTimeProps = Omit<ExactTimeProps, 'children'>;

/** How long ago something was; exactly, in the person's zone and in UTC, on hover and on focus. */
export function RelativeTime({ date, isFocusable }: RelativeTimeProps) {
  return (
    <ExactTime date={date} isFocusable={isFocusable}>
      {formatAgo(date, useNow(), useTimeZone())}
    </ExactTime>
  );
}
