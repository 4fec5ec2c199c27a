import { formatAgo, formatExact } from '../../domain/format/time.ts';
import * as css from './RelativeTime.css.ts';

export interface RelativeTimeProps {
  /** The moment. */
  date: Date;
  /** The present, as the page knows it; one clock for all times on it. */
  now: Date;
  /** The zone the person reads times in, as an IANA name. */
  timeZone: string;
  /**
   * Takes the focus by itself, to show the exact time without a pointer. In a grid the cell around it does.
   * @default false
   */
  isFocusable?: boolean;
}

/** How long ago something was; the exact time, with its zone, on hover and on focus. */
export function RelativeTime({ date, now, timeZone, isFocusable = false }: RelativeTimeProps) {
  return (
    <time
      className={css.time}
      dateTime={date.toISOString()}
      data-exact={formatExact(date, timeZone)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the exact time must be reachable without a pointer
      tabIndex={isFocusable ? 0 : undefined}
    >
      {formatAgo(date, now, timeZone)}
    </time>
  );
}
