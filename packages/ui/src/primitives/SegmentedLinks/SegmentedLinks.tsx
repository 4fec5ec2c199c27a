import { Link } from 'react-aria-components/Link';
import { formatCount } from '../../domain/format/count.ts';
import * as css from '../SegmentedControl/SegmentedControl.css.ts';
import type { RootProps } from '../rootProps.ts';

export interface SegmentLink {
  readonly href: string;
  readonly label: string;
  /** Number of items in the view. `loading` reserves its width. Leave it out if the number is unknown. */
  readonly count?: number | 'loading';
  /** Whether this is the current view. */
  readonly isCurrent?: boolean;
}

export interface SegmentedLinksProps extends RootProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The views, in display order; about five at most. */
  links: readonly SegmentLink[];
}

/** Width of two digits. */
const figureSpaces = '\u2007\u2007';

/**
 * Links between views of a list, such as active and archived. The view is part of the address, so it can be
 * bookmarked and the Back button returns to it. For a choice that is not part of the address use `SegmentedControl`;
 * for views of one item use `Tabs`.
 */
export function SegmentedLinks({ label, links, ...root }: SegmentedLinksProps) {
  return (
    <nav {...root} aria-label={label} className={css.track}>
      {links.map(({ href, label: words, count, isCurrent }) => (
        <Link key={href} href={href} className={css.segment} aria-current={isCurrent ? 'page' : undefined}>
          {words}
          {count !== undefined && (
            <span className={css.linkCount}>{count === 'loading' ? figureSpaces : formatCount(count)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
