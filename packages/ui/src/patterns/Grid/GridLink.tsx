import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import * as css from './Grid.css.ts';
import type { GridControl } from './gridColumns.ts';

export interface GridLinkProps extends GridControl {
  /** Where it goes. In a row header's cell, a click or Enter anywhere in the row goes there too. */
  href: string;
  children: ReactNode;
}

/** The link in a cell whose column says `focusTarget: 'control'`: `<GridLink {...control} href={href}>`. */
export function GridLink({ href, tabIndex, children }: GridLinkProps) {
  return (
    <Link
      href={href}
      className={css.link}
      render={({ children: words, ...rest }) =>
        'href' in rest ? (
          <a {...rest} tabIndex={tabIndex}>
            {words}
          </a>
        ) : (
          <span {...rest}>{words}</span>
        )
      }
    >
      <bdi>{children}</bdi>
    </Link>
  );
}
