import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './PageHeader.css.ts';

export type { Crumb } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx';

export interface PageHeaderProps extends RootProps {
  /** Names the screen. On a new screen the title gets the focus, so that it is read out. */
  title: string;
  /** Whether the title is the name of something, which translators of browsers must not change. @default false */
  isName?: boolean;
  /** Shown instead of the visible title while it is edited; the heading remains for assistive technology. */
  titleEditor?: ReactNode;
  /** Shown before the title, such as a connector's mark. */
  mark?: ReactNode;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** The parent pages, outermost first. */
  trail?: readonly Crumb[];
  /** Shown beside the title, such as a status. */
  status?: ReactNode;
  /** Actions at the end of the row, the primary one last. */
  actions?: ReactNode;
}

/** The header of a screen. For a page about one resource use `DetailHeader`. */
export function PageHeader({
  title,
  isName = false,
  titleEditor,
  mark,
  subtitle,
  trail,
  status,
  actions,
  ...root
}: PageHeaderProps) {
  const heading = (
    <h1 className={css.title} tabIndex={-1} title={isName ? title : undefined}>
      <bdi translate={isName ? 'no' : undefined}>{title}</bdi>
    </h1>
  );
  return (
    <header {...root} className={css.header}>
      <div className={css.words}>
        {trail && <Breadcrumbs crumbs={trail} />}
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
