import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';

export interface StackProps {
  /** The element it is. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'li' | 'header' | 'footer';
  /** Which way things follow one another; `{ narrow, wide }` to change at 720 px. @default 'column' */
  direction?: Sprinkles['flexDirection'];
  /** The room between them, on the 4 px grid. @default 'md' */
  gap?: Sprinkles['gap'];
  /** Where they stand across the direction. @default 'stretch' */
  align?: Sprinkles['alignItems'];
  /** Where they stand along the direction. @default 'start' */
  justify?: Sprinkles['justifyContent'];
  /** Lets a row go on in the next line. @default false */
  isWrapping?: boolean;
  /** What is placed. */
  children: ReactNode;
}

/** Places things one after another. Things have no outer margins: the room between them is their parent's. */
export function Stack({
  as: Tag = 'div',
  direction = 'column',
  gap = 'md',
  align = 'stretch',
  justify = 'start',
  isWrapping = false,
  children,
}: StackProps) {
  const className = sprinkles({
    display: 'flex',
    flexDirection: direction,
    gap,
    alignItems: align,
    justifyContent: justify,
    flexWrap: isWrapping ? 'wrap' : undefined,
  });
  return <Tag className={className}>{children}</Tag>;
}
