import { createElement, type ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';
import type { RootProps } from '../rootProps.ts';

export interface StackProps extends RootProps {
  /** The rendered element. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'li' | 'header' | 'footer';
  /** Direction of the layout; `{ narrow, wide }` changes at 720 px. @default 'column' */
  direction?: Sprinkles['flexDirection'];
  /** Gap between children, on the 4 px grid. @default 'md' */
  gap?: Sprinkles['gap'];
  /** Alignment across the direction. @default 'stretch' */
  align?: Sprinkles['alignItems'];
  /** Alignment along the direction. @default 'start' */
  justify?: Sprinkles['justifyContent'];
  /** Allows a row to wrap. @default false */
  isWrapping?: boolean;
  /** The children to lay out. */
  children: ReactNode;
}

/** A flex layout with a gap. Components have no outer margins: the parent sets the space between them. */
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
