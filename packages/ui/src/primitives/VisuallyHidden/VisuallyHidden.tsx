import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The element it is. @default 'span' */
  as?: 'span' | 'div';
  /** Makes it a live region that speaks when its words change. */
  role?: 'status' | 'alert';
  /** What is read out and not shown. */
  children: ReactNode;
}

/** Words for those who listen. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={css.hidden} />;
}
