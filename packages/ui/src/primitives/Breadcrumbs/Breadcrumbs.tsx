import { Link } from '../Link/Link.tsx';
import type { RootProps } from '../rootProps.ts';
import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Address of the parent page; omitted if it has none. */
  href?: string;
}

export interface BreadcrumbsProps extends RootProps {
  /** The parent pages, outermost first. */
  crumbs: readonly Crumb[];
  /** The page itself, as the last word. Leave it out where the title follows right below. */
  current?: string | undefined;
}

/**
 * The way from the outermost page to this one. `PageHeader` has it above its title. For views of one page use `Tabs`.
 */
export const Breadcrumbs = ({ crumbs, current, ...root }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb" className={css.nav} {...root}>
    <ol className={css.trail}>
      {crumbs.map(({ label, href }) => (
        <li key={href ?? label} className={css.crumb}>
          {href ? (
            <Link href={href} variant="quiet">
              <bdi className={css.name} title={label}>
                {label}
              </bdi>
            </Link>
          ) : (
            <bdi className={css.name} title={label}>
              {label}
            </bdi>
          )}
        </li>
      ))}
      {current !== undefined && (
        <li className={css.crumb}>
          <bdi aria-current="page" className={css.name} title={current}>
            {current}
          </bdi>
        </li>
      )}
    </ol>
  </nav>
);
