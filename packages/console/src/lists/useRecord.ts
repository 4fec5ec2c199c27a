import { problemOf, type Page } from '@millrace/ui/domain/remote';
import type { RouteMatch } from '@millrace/ui/domain/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { Read } from '../data/read.ts';
import { useTitle } from '../router/useTitle.ts';

/**
 * A row from a cached list, to show until its page has loaded the complete record.
 * @param list any read of the list: its arguments do not matter
 */
function useListed<Row extends { readonly id: number }>(
  { queryKey: [resource, call] }: Read<Page<Row>>,
  id: number,
): Row | undefined {
  return useQueryClient()
    .getQueriesData<Page<Row>>({ queryKey: [resource, call] })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((row) => row.id === id);
}

interface RecordOptions<Row, Value> {
  readonly id: number;
  readonly detail: Read<Value>;
  /** Any read of its list: the arguments do not matter. */
  readonly list: Read<Page<Row>>;
  /** Its list in the window's title: `Sources`. */
  readonly area: string;
  readonly match: RouteMatch;
}

/** The record of a detail page. Until it has loaded, its row of a cached list is known. Titles the window. */
export function useRecord<
  Row extends { readonly id: number; readonly name: string },
  Value extends { readonly name: string },
>({ id, detail, list, area, match }: RecordOptions<Row, Value>) {
  const query = useQuery(detail);
  const listed = useListed(list, id);
  const isMissing = query.error !== null && problemOf(query.error).status === 404;
  const known = isMissing ? undefined : (query.data ?? listed);
  useTitle(known ? `${known.name} · ${area}` : isMissing ? 'Not found' : undefined, match);
  return { query, known, listed, isMissing };
}
