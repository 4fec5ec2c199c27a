import { formatUntil } from '../../domain/format/until.ts';
import { ExactTime } from '../ExactTime/ExactTime.tsx';
import { useNow } from '../PresentProvider/present.ts';
import type { RelativeTimeProps } from './RelativeTime.tsx';

/** How long until a time to come: `in 24 min`, or `due now`. Hover and focus show the time exactly. */
export function ComingTime({ date, isFocusable }: RelativeTimeProps) {
  return (
    <ExactTime date={date} isFocusable={isFocusable}>
      {formatUntil(date, useNow())}
    </ExactTime>
  );
}
