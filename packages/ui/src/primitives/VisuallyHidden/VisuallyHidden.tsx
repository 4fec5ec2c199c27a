import { createElement, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps {
  /** The rendered element. @default 'span' */
  as?: 'span' | 'div';
  /** Makes the element a live region: changes of its text are announced. */
  role?: 'status' | 'alert';
  /** Text for screen readers. */
  children: ReactNode;
}

/** Text that only screen readers receive. For text that everyone sees use `Text`. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  // As JSX, each kind of element would ask for a ref of its own type.
  return createElement(as, { ...rest, className: css.hidden });
}
