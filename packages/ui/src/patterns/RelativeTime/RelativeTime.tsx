import { formatAgo } from '../../domain/format/time.ts';
import { ExactTime, type ExactTimeProps } from '../ExactTime/ExactTime.tsx';
import { useNow, useTimeZone } from '../PresentProvider/present.ts';

export type RelativeTimeProps = Omit<ExactTimeProps, 'children'>;

/**
 * The time since a date. Hover and focus show it exactly, in the user's time zone and in UTC. For a time in other
 * words use `ExactTime`.
 */
export function RelativeTime({ date, ...rest }: RelativeTimeProps) {
  return (
    <ExactTime {...rest} date={date}>
      {formatAgo(date, useNow(), useTimeZone())}
    </ExactTime>
  );
}
