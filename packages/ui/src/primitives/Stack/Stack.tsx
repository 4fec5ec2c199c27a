import { createElement, type ReactNode } from 'react';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import type { space } from '../../theme/tokens.ts';
import type { RootProps } from '../rootProps.ts';

type Responsive<Value extends string> = Value | { readonly narrow: Value; readonly wide: Value };

export interface StackProps extends RootProps {
  /** The rendered element. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'li' | 'header' | 'footer';
  /** Direction of the layout; `{ narrow, wide }` changes at 720 px. @default 'column' */
  direction?: Responsive<'row' | 'column'>;
  /** Gap between children, on the 4 px grid; `{ narrow, wide }` changes at 720 px. @default 'md' */
  gap?: Responsive<keyof typeof space>;
  /** Alignment across the direction. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Alignment along the direction. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Allows a row to wrap. @default false */
  isWrapping?: boolean;
  /** The children to lay out. */
  children: ReactNode;
}

/**
 * A flex layout with a gap. Components have no outer margins: the parent sets the space between them. For a surface
 * around the content use `Card`.
 */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 'md',
  align = 'stretch',
  justify = 'start',
  isWrapping = false,
  children,
  ...root
}: StackProps) {
  const className = sprinkles({
    display: 'flex',
    flexDirection: direction,
    gap,
    alignItems: align,
    justifyContent: justify,
    flexWrap: isWrapping ? 'wrap' : undefined,
  });
  // As JSX, each kind of element would ask for a ref of its own type.
  return createElement(as, { ...root, className }, children);
}
