import type { ReactNode } from 'react';
import * as css from './Grid.css.ts';
import type { GridControl } from './gridColumns.ts';

export interface GridLinkProps extends GridControl {
  /** Address of the link. In a row header cell, a click or Enter anywhere in the row follows it too. */
  href: string;
  /** Text of the link. */
  children: ReactNode;
}

/**
 * The link in a cell of a column with `focusTarget: 'control'`: `<GridLink {...control} href={href}>`. A plain anchor,
 * because scrolling creates and removes hundreds; the grid handles routing for all of them.
 */
export function GridLink({ href, tabIndex, children }: GridLinkProps) {
  return (
    <a href={href} tabIndex={tabIndex} data-control="link" className={css.link}>
      <bdi translate="no">{children}</bdi>
    </a>
  );
}
