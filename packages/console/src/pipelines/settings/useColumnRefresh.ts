import { getSchemaCollections, getSchemaColumns } from '@millrace/ui/contract';
import type { SchemaCollections, SchemaColumn, SourceId } from '@millrace/ui/domain/entities';
import { problemDetails, problemOf } from '@millrace/ui/domain/remote';
import { describeSchemaProblem } from '@millrace/ui/domain/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { read } from '../../data/read.ts';
import { toastsAtom } from '../../kit/toasts.ts';

/** The tables of a source, with the columns of one table as they were read later. A removed table stays removed. */
export const withColumns = (
  schema: SchemaCollections,
  table: string,
  columns: readonly SchemaColumn[],
): SchemaCollections => ({
  ...schema,
  collections: schema.collections.map((each) => (each.table === table ? { ...each, columns } : each)),
});

/** Reads the columns of one table again, which is quicker than the whole source. A failure changes nothing. */
export function useColumnRefresh(sourceId: SourceId) {
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const [running, setRunning] = useState(0);
  const refresh = async (table: string): Promise<void> => {
    setRunning((count) => count + 1);
    try {
      const query = read(getSchemaColumns, { id: sourceId, table });
      const columns = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      const { queryKey } = read(getSchemaCollections, { id: sourceId });
      queryClient.setQueryData(queryKey, (before) => before && withColumns(before, table, columns));
    } catch (error) {
      const problem = problemOf(error);
      const { title, advice } = describeSchemaProblem(problem);
      const details = problemDetails(problem);
      toasts.show({
        tone: 'critical',
        title,
        ...(advice && { description: advice }),
        ...(details !== undefined && { details }),
      });
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return { refresh, isRunning: running > 0 };
}
