import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { formatCount } from '../../domain/format/count.ts';
import { lastPage, pageSize as defaultPageSize } from '../../domain/outcome/page.ts';
import { ChevronLeftIcon } from '../../primitives/Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../../primitives/Icon/icons/ChevronRightIcon.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { pageStops } from './Pagination.logic.ts';
import * as css from './Pagination.css.ts';

export interface PaginationProps extends RootProps<HTMLDivElement> {
  /** Names the list, such as “Pipelines”. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** Number of rows on all pages; `null` if it is unknown. It is not shown if this page has rows beyond it. */
  count: number | null;
  /** Number of rows on this page. @default as many as `count` and `pageSize` allow */
  rows?: number | undefined;
  /** Whether there is a page after this one, if `count` does not say. @default false */
  hasNext?: boolean;
  /** Whether the rows of this page have known positions. If not, only its number is shown. @default true */
  hasRange?: boolean;
  /** Rows per page. @default 10 (spec §9) */
  pageSize?: number;
  /** Shown beside the range, such as a choice of page sizes. */
  extra?: ReactNode;
  /** The address of a page. Pages are links, so they can open in a new tab. */
  hrefOf(page: number): string;
}

/**
 * Shows which of the rows are visible, with links to the other pages. For a list from the service use `ResourceList`,
 * which includes it.
 */
export function Pagination({
  label,
  page,
  count,
  pageSize = defaultPageSize,
  rows,
  hasNext = false,
  hasRange = true,
  extra,
  hrefOf,
  ...root
}: PaginationProps) {
  const from = (page - 1) * pageSize + 1;
  const isKnown = count !== null && count >= (rows === undefined ? from : from + rows - 1);
  const last = isKnown ? lastPage(count, pageSize) : hasNext ? page + 1 : page;
  const to = rows ? from + rows - 1 : Math.min(isKnown ? count : Infinity, page * pageSize);
  const turn = (target: number) => (target >= 1 && target <= last ? hrefOf(target) : undefined);
  return (
    <div {...root} className={css.pagination}>
      <div className={css.start}>
        <p className={css.range}>
          {hasRange ? `${formatCount(from)}–${formatCount(to)}` : `Page ${formatCount(page)}`}
          {hasRange && isKnown && ` of ${formatCount(count)}`}
        </p>
        {extra}
      </div>
      {last > 1 && (
        <nav aria-label={`${label}, pages`}>
          <ul className={css.stops}>
            <li>
              <Link
                className={css.stop}
                aria-label="Previous page"
                href={turn(page - 1)}
                isDisabled={page <= 1}
              >
                <ChevronLeftIcon />
              </Link>
            </li>
            {pageStops(page, last).map((stop) =>
              'page' in stop ? (
                <li key={stop.page}>
                  <Link
                    className={`${css.stop} ${css.spare}`}
                    aria-label={`Page ${formatCount(stop.page)}`}
                    aria-current={stop.page === page ? 'page' : undefined}
                    href={hrefOf(stop.page)}
                  >
                    {formatCount(stop.page)}
                  </Link>
                </li>
              ) : (
                <li key={`after ${stop.gapAfter}`} className={css.gap} aria-hidden>
                  …
                </li>
              ),
            )}
            <li>
              <Link
                className={css.stop}
                aria-label="Next page"
                href={turn(page + 1)}
                isDisabled={page >= last}
              >
                <ChevronRightIcon />
              </Link>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}
