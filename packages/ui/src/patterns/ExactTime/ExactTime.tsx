import type { ReactNode } from 'react';
import { describeInstant } from '../../domain/format/time.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './ExactTime.css.ts';
import { useTimeZone } from '../PresentProvider/present.ts';

export interface ExactTimeProps extends RootProps<HTMLTimeElement> {
  /** The moment. */
  date: Date;
  /**
   * Makes the element focusable, to show the exact time without a pointer. In a grid, the cell takes the focus instead.
   * @default false
   */
  isFocusable?: boolean;
  /** The short form, such as `10:42 CET` or `in 6 min`. */
  children: ReactNode;
}

/**
 * A time in any wording. Hover and focus show it exactly, in the user's time zone and in UTC. For the time since a
 * date use `RelativeTime`.
 */
export function ExactTime({ date, isFocusable = false, children, ...root }: ExactTimeProps) {
  const exact = describeInstant(date, useTimeZone());
  return (
    <time
      {...root}
      className={css.time}
      // “42 s ago” in a page from right to left would begin with “s ago”.
      dir="auto"
      dateTime={date.toISOString()}
      title={exact}
      data-exact={exact}
      data-hint={exact}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the exact time must be reachable without a pointer
      tabIndex={isFocusable ? 0 : undefined}
    >
      {children}
    </time>
  );
}
