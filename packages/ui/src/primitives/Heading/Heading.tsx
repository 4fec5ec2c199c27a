import type { ReactNode, Ref } from 'react';
import * as css from './Heading.css.ts';

export const headingSizes = ['display', 'title', 'section', 'small'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export interface HeadingProps {
  /** Heading level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, independent of the level. @default 'title' for level 1, otherwise 'section' */
  size?: HeadingSize;
  /** Id, for `aria-labelledby`. */
  id?: string;
  /** The text. */
  children: ReactNode;
  /** Ref to the heading element, for example to move focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * A heading. A level 1 heading is focusable, so that a new screen can be announced by its title. At the top of a page
 * use `PageHeader`, which contains one; for other text use `Text`.
 */
export function Heading({ level, size = level === 1 ? 'title' : 'section', ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={css.size[size]} tabIndex={level === 1 ? -1 : undefined} />;
}
