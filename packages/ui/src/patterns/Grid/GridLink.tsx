import type { ReactNode } from 'react';
import * as css from './Grid.css.ts';
import type { GridControl } from './gridColumns.ts';

export interface GridLinkProps extends GridControl {
  /** Where it goes. In a row header's cell, a click or Enter anywhere in the row goes there too. */
  href: string;
  /** The words of the link. */
  children: ReactNode;
}

/**
 * The link in a cell whose column says `focusTarget: 'control'`: `<GridLink {...control} href={href}>`. A plain anchor,
 * as hundreds come and go while a person scrolls; the grid around it knows the router for all of them.
 */
export function GridLink({ href, tabIndex, children }: GridLinkProps) {
  return (
    <a href={href} tabIndex={tabIndex} data-control="link" className={css.link}>
      <bdi>{children}</bdi>
    </a>
  );
}
