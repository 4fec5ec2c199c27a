import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The rendered element. @default 'span' */
  as?: 'span' | 'div';
  /** Makes the element a live region: changes of its text are announced. */
  role?: 'status' | 'alert';
  /** Text for screen readers. */
  children: ReactNode;
}

/** Text that only screen readers receive. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={css.hidden} />;
}
