import {
  getPipeline,
  listPipelineUsageCollections,
  resyncPipelineCollections,
  type CallResult,
  type Client,
} from '@millrace/ui/contract';
import type { Pipeline } from '@millrace/ui/domain/entities';
import { formatQuantity } from '@millrace/ui/domain/format';
import type { ResyncForm } from '@millrace/ui/domain/schema';
import { inSentence } from '@millrace/ui/domain/text';
import type { QueryClient } from '@tanstack/react-query';

import { read } from '../../data/read.ts';
import { refetchesOf } from '../../data/refetches.ts';
import { defineWrite } from '../../writes/write.ts';
import { cachePipeline } from './pipelineCommands.ts';

export interface Resync extends Pick<Pipeline, 'id' | 'name'> {
  readonly form: ResyncForm;
}

type Output = CallResult<typeof resyncPipelineCollections>;
type Tables = CallResult<typeof listPipelineUsageCollections>;

const isMeant = ({ resyncTables, allResyncSelected }: ResyncForm) => {
  const named = new Set(resyncTables);
  return ({ collection }: Tables[number]) => allResyncSelected || named.has(collection);
};

/** After a lost response: the pipeline, if one of the tables waits or loads by now. */
async function findResync(client: Client, { id, form }: Resync): Promise<Output | null> {
  const tables = await client(listPipelineUsageCollections, { id });
  const hasStarted = tables
    .filter(isMeant(form))
    .some(({ status }) => status === 'waiting' || status === 'resyncing');
  return hasStarted ? client(getPipeline, { id }) : null;
}

/** The tables wait from now on, so no screen shows them as up to date. The refetch brings their progress. */
function cacheWaiting(queryClient: QueryClient, { id, form }: Resync): void {
  const { queryKey } = read(listPipelineUsageCollections, { id });
  const isChosen = isMeant(form);
  queryClient.setQueryData(queryKey, (before) =>
    before?.map((table) =>
      isChosen(table)
        ? { ...table, status: 'waiting', position: form.resetState ? null : table.position }
        : table,
    ),
  );
  refetchesOf(queryClient).mark(queryKey);
}

/** Loads tables of a pipeline again. */
export const resyncTables = defineWrite({
  call: resyncPipelineCollections,
  key: ({ id }: Pick<Pipeline, 'id'>) => [id],
  args: ({ id, form }: Resync) => ({
    id,
    body: {
      resyncTables: [...form.resyncTables],
      allResyncSelected: form.allResyncSelected,
      resetState: form.resetState,
    },
  }),
  findResult: findResync,
  caches(queryClient, pipeline, input) {
    cachePipeline(queryClient, pipeline);
    cacheWaiting(queryClient, input);
  },
  words: {
    done: (_, { form }) => ({
      title: form.allResyncSelected
        ? 'All tables will resync.'
        : `${formatQuantity(form.resyncTables.length, 'table')} will resync.`,
    }),
    failed: ({ name }, problem) => ({
      title: problem.isOutcomeUnknown
        ? `The tables of “${inSentence(name)}” may not have been resynced.`
        : `The tables of “${inSentence(name)}” could not be resynced.`,
    }),
  },
});
