import { failed, lastPage, loading, problemOf, type Page, type Remote } from '@millrace/ui/domain/remote';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import { toRemote } from '../data/toRemote.ts';

/**
 * The page that a list shows. A page beyond the end (a 404, or no rows) redirects once to the last existing
 * page (docs/faults.md F22). A page that should have rows but brings none has failed (F32).
 * @param readFirst reads the first page, which has the count
 * @param goTo replaces the page
 */
export function useExistingPage<Row>(
  query: UseQueryResult<Page<Row>>,
  page: number,
  readFirst: () => Promise<Page<Row>>,
  goTo: (page: number) => void,
  size?: number,
): Remote<Page<Row>> {
  const { data, error, isPlaceholderData } = query;
  const isMissing = error !== null && problemOf(error).status === 404;
  const hasNoRows =
    data !== undefined && !isPlaceholderData && data.rows.length === 0 && data.count !== 0 && !data.misfits;
  const shouldExist = hasNoRows && data.count !== null && page <= lastPage(data.count, size);
  const isBeyond = page > 1 && (isMissing || (hasNoRows && !shouldExist));

  useEffect(() => {
    if (!isBeyond) return undefined;
    let isLeft = false;
    readFirst().then(
      ({ count }) => {
        const last = lastPage(count ?? 0, size);
        // A count that includes this page is wrong.
        if (!isLeft) goTo(last < page ? last : 1);
      },
      // The first page shows its own failure.
      () => !isLeft && goTo(1),
    );
    return () => {
      isLeft = true;
    };
  }, [isBeyond, page, readFirst, goTo, size]);

  if (isBeyond) return loading;
  const isUnfilled = shouldExist && data.sent === 0 && data.unreadable === 0;
  return isUnfilled && !query.isFetching ? failed({ kind: 'rows' }) : toRemote(query);
}
