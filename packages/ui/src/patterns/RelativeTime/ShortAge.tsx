import { formatAge } from '../../domain/format/age.ts';
import { isAhead } from '../../domain/format/clocks.ts';
import { formatUntil } from '../../domain/format/until.ts';
import { ExactTime } from '../ExactTime/ExactTime.tsx';
import { useNow } from '../PresentProvider/present.ts';
import type { RelativeTimeProps } from './RelativeTime.tsx';

/**
 * How long ago a time was in one unit, whatever its day: `42 s ago`, `4 d ago`. A time in the future by more than clocks
 * usually differ is shown as such. Hover and focus show it exactly.
 */
export function ShortAge({ date, isFocusable }: RelativeTimeProps) {
  const now = useNow();
  const { amount, unit } = formatAge(date, now);
  return (
    <ExactTime date={date} isFocusable={isFocusable}>
      {isAhead(date, now) ? formatUntil(date, now) : `${amount} ${unit} ago`}
    </ExactTime>
  );
}
