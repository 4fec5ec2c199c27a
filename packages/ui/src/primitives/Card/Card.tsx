import { createElement, useId, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.ts';
import * as css from './Card.css.ts';

export interface CardProps extends RootProps {
  /** Title of the card. A card with a title is a region landmark. */
  title?: string;
  /** Whether the title is the name of something, which translators of browsers must not change. @default false */
  isName?: boolean;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3;
  /** Controls at the right of the title. */
  actions?: ReactNode;
  /** Content of the bar at the bottom. */
  footer?: ReactNode;
  /** Removes the padding, for tables and lists that bring their own. @default false */
  isFlush?: boolean;
  /** Content of the card. */
  children: ReactNode;
}

/**
 * A raised surface that groups content. Do not nest cards: separate the parts of a card with lines. For a few figures
 * use `StatTiles`.
 */
export function Card({
  title,
  isName = false,
  level = 2,
  actions,
  footer,
  isFlush = false,
  children,
  ...root
}: CardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  const attributes = { ...root, className: css.card, 'aria-labelledby': title && titleId };
  // As JSX, each kind of element would ask for a ref of its own type.
  return createElement(
    title ? 'section' : 'div',
    attributes,
    <>
      {title && (
        <header className={css.header}>
          <Title id={titleId} className={css.title} translate={isName ? 'no' : undefined}>
            {title}
          </Title>
          {actions}
        </header>
      )}
      {isFlush ? children : <div className={css.body}>{children}</div>}
      {footer && <footer className={css.footer}>{footer}</footer>}
    </>,
  );
}
