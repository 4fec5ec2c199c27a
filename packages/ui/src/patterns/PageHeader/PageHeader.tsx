import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PageHeader.css.ts';

export interface Crumb {
  label: string;
  /** Where it leads; left out for something that has no page of its own yet. */
  href?: string;
}

export interface PageHeaderProps {
  /** Names the screen. It gets the focus when the screen is new, so that it is read out. */
  title: string;
  /** In place of the visible title while it is edited; the heading itself stays for assistive technology. */
  titleEditor?: ReactNode;
  /** At the start of the title: the mark of a connector. */
  mark?: ReactNode;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** The screens above this one, the outermost first. */
  trail?: readonly Crumb[];
  /** Stands beside the title: a status. */
  status?: ReactNode;
  /** The primary action last, at the end of the row. */
  actions?: ReactNode;
}

/** The head of a screen. */
export function PageHeader({ title, titleEditor, mark, subtitle, trail, status, actions }: PageHeaderProps) {
  const heading = (
    <h1 className={css.title} tabIndex={-1}>
      <bdi>{title}</bdi>
    </h1>
  );
  return (
    <header className={css.header}>
      <div className={css.words}>
        {trail && (
          <nav aria-label="Breadcrumb">
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
        <div className={css.titleBlock}>
          {mark}
          <div className={css.titleWords}>
            <div className={css.titleRow}>
              {titleEditor ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              {titleEditor}
              {status}
            </div>
            {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          </div>
        </div>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
