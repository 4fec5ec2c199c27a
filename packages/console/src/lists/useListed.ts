import type { Page } from '@millrace/ui/domain';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * A row as a cached list has it, until its page has loaded the whole.
 * @param listKey the beginning of the list's keys: its resource and its call
 */
export function useListed<Row extends { readonly id: number }>(
  listKey: QueryKey,
  id: number,
): Row | undefined {
  return useQueryClient()
    .getQueriesData<Page<Row>>({ queryKey: listKey })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((row) => row.id === id);
}
