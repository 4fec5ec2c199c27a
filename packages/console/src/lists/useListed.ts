import type { Page } from '@millrace/ui/domain/remote';
import { useQueryClient } from '@tanstack/react-query';

import type { Read } from '../data/read.ts';

/**
 * A row from a cached list, to show until its page has loaded the complete record.
 * @param list any read of the list: its arguments do not matter
 */
export function useListed<Row extends { readonly id: number }>(
  { queryKey: [resource, call] }: Read<Page<Row>>,
  id: number,
): Row | undefined {
  return useQueryClient()
    .getQueriesData<Page<Row>>({ queryKey: [resource, call] })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((row) => row.id === id);
}
