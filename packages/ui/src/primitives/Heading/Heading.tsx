import type { ReactNode, Ref } from 'react';
import * as css from './Heading.css.ts';

export const headingSizes = ['display', 'title', 'section', 'small'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export interface HeadingProps {
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, whatever its level. @default 'title' for level 1, else 'section' */
  size?: HeadingSize;
  /** For what is labelled by it. */
  id?: string;
  /** Its words. */
  children: ReactNode;
  /** The element, to put the focus there. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A level 1 heading can take the focus, so that a new screen is announced by its name. */
export function Heading({ level, size = level === 1 ? 'title' : 'section', ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={css.size[size]} tabIndex={level === 1 ? -1 : undefined} />;
}
