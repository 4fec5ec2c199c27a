import type { LiveRow, RealtimeResource } from '@millrace/ui/domain/realtime';
import type { Page } from '@millrace/ui/domain/remote';
import type { Query, QueryClient } from '@tanstack/react-query';

import { refetchesOf } from '../data/refetches.ts';
import { liveResources } from '../live/resources.ts';

/** The fields of a response. Assumed fields that it leaves out keep their cached values. */
function fieldsOf(row: LiveRow, assumed: readonly string[]): LiveRow {
  const entries = Object.entries(row).filter(
    ([name, value]) => value !== undefined && (value !== null || !assumed.includes(name)),
  );
  return { ...Object.fromEntries(entries), id: row.id, name: row.name };
}

/** Whether an answer is older than a cached row, which has followed an event meanwhile. */
const isOlder = ({ rev }: LiveRow, { rev: cached }: LiveRow): boolean =>
  typeof rev === 'number' && typeof cached === 'number' && rev < cached;

/** A cached row after an answer about it. */
const renew = (before: LiveRow, fields: LiveRow): LiveRow =>
  isOlder(fields, before) ? before : Object.freeze({ ...before, ...fields });

/**
 * Writes the response of a write into every cached list and detail of its resource, then refetches the lists:
 * visible ones soon, in one batch with other stale queries (F27), the others when they are shown.
 */
export function cacheAnswer(queryClient: QueryClient, resource: RealtimeResource, row: LiveRow): void {
  const { lists, detail, assumed, isRowWhole } = liveResources[resource];
  const fields = fieldsOf(row, assumed);
  const detailKey = [resource, detail, { id: row.id }];
  queryClient.setQueryData<LiveRow>(detailKey, (before) => {
    if (!before) return isRowWhole ? Object.freeze({ ...row, ...fields }) : undefined;
    if (isOlder(fields, before)) refetchesOf(queryClient).mark(detailKey);
    return renew(before, fields);
  });
  for (const list of lists) {
    const queryKey = [resource, list];
    queryClient.setQueriesData<Page<LiveRow>>({ queryKey }, (page) =>
      page?.rows.some(({ id }) => id === row.id)
        ? {
            ...page,
            rows: page.rows.map((each) => (each.id === row.id ? renew(each, fields) : each)),
          }
        : page,
    );
    // A response in flight may be older than the change and would undo it.
    const isLate = ({ state }: Query) => state.data !== undefined;
    void queryClient.cancelQueries({ queryKey, fetchStatus: 'fetching', predicate: isLate });
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    for (const query of queryClient.getQueryCache().findAll({ queryKey, type: 'active' })) {
      refetchesOf(queryClient).mark(query.queryKey);
    }
  }
}
