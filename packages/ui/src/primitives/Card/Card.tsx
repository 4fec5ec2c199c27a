import { useId, type ReactNode } from 'react';
import * as css from './Card.css.ts';

export interface CardProps {
  /** Names the card; the card is then a region of the page. */
  title?: string;
  /** Level of the title in the page's outline. @default 2 */
  level?: 2 | 3;
  /** Stands at the title's right. */
  actions?: ReactNode;
  /** A bar at the bottom. */
  footer?: ReactNode;
  /** Leave the padding to what is inside: for tables and lists. @default false */
  isFlush?: boolean;
  /** What lies on the card. */
  children: ReactNode;
}

/** A sheet on the page. Cards do not hold cards: part what is inside by lines. */
export function Card({ title, level = 2, actions, footer, isFlush = false, children }: CardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  const inner = (
    <>
      {title && (
        <header className={css.header}>
          <Title id={titleId} className={css.title}>
            {title}
          </Title>
          {actions}
        </header>
      )}
      {isFlush ? children : <div className={css.body}>{children}</div>}
      {footer && <footer className={css.footer}>{footer}</footer>}
    </>
  );
  return title ? (
    <section className={css.card} aria-labelledby={titleId}>
      {inner}
    </section>
  ) : (
    <div className={css.card}>{inner}</div>
  );
}
