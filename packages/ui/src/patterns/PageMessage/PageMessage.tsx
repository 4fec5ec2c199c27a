import { createElement, type ReactNode } from 'react';
import type { RootProps } from '../../primitives/rootProps.ts';
import { Brand } from '../Brand/Brand.tsx';
import * as css from './PageMessage.css.ts';

export interface PageMessageProps extends RootProps {
  /** What happened, as the page's heading. */
  title: string;
  /** Why it happened, and what is kept. */
  children: ReactNode;
  /** What to do next, the most likely action first. */
  actions?: ReactNode;
  /** Fills the window and shows the product's name: for pages without the shell. @default false */
  isStandalone?: boolean;
}

/** A page that shows only a message. Within a page, use `EmptyState` or `ProblemNotice`. */
export function PageMessage({ title, children, actions, isStandalone = false, ...root }: PageMessageProps) {
  // As JSX, each kind of element would ask for a ref of its own type.
  return createElement(
    isStandalone ? 'main' : 'div',
    { ...root, className: isStandalone ? css.standalone : css.message },
    <>
      {isStandalone && (
        <div className={css.brand}>
          <Brand />
        </div>
      )}
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={css.text}>{children}</div>
      <div className={css.actions}>{actions}</div>
    </>,
  );
}
