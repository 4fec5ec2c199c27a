import { formatAgo } from '../../domain/format/time.ts';
import { ExactTime, type ExactTimeProps } from '../ExactTime/ExactTime.tsx';

export interface RelativeTimeProps extends Omit<ExactTimeProps, 'children'> {
  /** The present, as the page knows it; one clock for all times on it. */
  now: Date;
}

/** How long ago something was; exactly, in the person's zone and in UTC, on hover and on focus. */
export function RelativeTime({ date, now, timeZone, isFocusable }: RelativeTimeProps) {
  return (
    <ExactTime date={date} timeZone={timeZone} isFocusable={isFocusable}>
      {formatAgo(date, now, timeZone)}
    </ExactTime>
  );
}
