import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './PageHeader.css.ts';

export interface Crumb {
  label: string;
  /** Where it leads; left out for something that has no page of its own yet. */
  href?: string;
}

export interface PageHeaderProps {
  /** Names the screen. It takes the focus when the screen is new, so that it is read out. */
  title: string;
  /** The screens above this one, the outermost first. */
  trail?: readonly Crumb[];
  /** Stands beside the title: a status. */
  status?: ReactNode;
  /** The primary action last, at the end of the row. */
  actions?: ReactNode;
}

/** The head of a screen. */
export function PageHeader({ title, trail, status, actions }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        {trail && (
          <nav aria-label="Above this page">
            <ol className={css.trail}>
              {trail.map(({ label, href }) => (
                <li key={href ?? label} className={css.crumb}>
                  {href ? (
                    <Link href={href} variant="quiet">
                      {label}
                    </Link>
                  ) : (
                    <bdi>{label}</bdi>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={css.titleRow}>
          <h1 className={css.title} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          {status}
        </div>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
