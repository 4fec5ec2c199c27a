import type { ReactNode } from 'react';
import { describeInstant } from '../../domain/format/time.ts';
import * as css from './ExactTime.css.ts';
import { useTimeZone } from '../PresentProvider/present.ts';

export interface ExactTimeProps {
  /** The moment. */
  date: Date;
  /**
   * Takes the focus by itself, to show the exact time without a pointer. In a grid the cell around it does.
   * @default false
   */
  isFocusable?: boolean;
  /** The moment in short, such as `10:42 CET` or `in 6 min`. */
  children: ReactNode;
}

/** A moment in whatever words; exactly, in the person's zone and in UTC, on hover, and on focus where it can have it. */
export function ExactTime({ date, isFocusable = false, children }: ExactTimeProps) {
  const exact = describeInstant(date, useTimeZone());
  return (
    <time
      className={css.time}
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
