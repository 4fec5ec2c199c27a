import { Link } from 'react-aria-components/Link';
import { formatCount } from '../../domain/format/count.ts';
import * as css from '../SegmentedControl/SegmentedControl.css.ts';

export interface SegmentLink {
  readonly href: string;
  readonly label: string;
  /** How many items the view has; `loading` keeps their room. Left out where the number is not known. */
  readonly count?: number | 'loading';
  /** It is where we are. */
  readonly isCurrent?: boolean;
}

export interface SegmentedLinksProps {
  /** Names this way around. */
  label: string;
  /** The views to choose from; a handful at most. */
  links: readonly SegmentLink[];
}

/** The width of two digits. */
const figureSpaces = '\u2007\u2007';

/** Active or archived: filters that are part of the address, so that they can be bookmarked and gone back from. */
export function SegmentedLinks({ label, links }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={css.track}>
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
