import { createMetric, getDestinationMetricSchema } from '@millrace/ui/contract';
import type { DestinationId, Metric, PipelineId, SourceId } from '@millrace/ui/domain/entities';
import { loadedTables, rowCountMetric } from '@millrace/ui/domain/policies';
import { ProblemError } from '@millrace/ui/domain/remote';
import { inSentence } from '@millrace/ui/domain/text';

import { describeFailed } from '../../writes/failureToast.ts';
import type { Write, WriteContext } from '../../writes/write.ts';
import { addMetric } from './metricWrites.ts';

/** A table whose rows are counted from now on. */
interface TableToCount {
  readonly pipelineId: PipelineId;
  readonly table: string;
  /** All tables of the pipeline. */
  readonly tables: readonly string[];
  /** The ends without a metric for it. */
  readonly source?: { readonly id: SourceId; readonly name: string };
  readonly destination?: { readonly id: DestinationId; readonly name: string };
  /** The metrics that exist, to find a new one after a lost response. */
  readonly before: readonly Metric[];
}

/** The table at the destination. A pipeline that has loaded nothing yet has none there. */
async function loadedName(
  { client }: WriteContext,
  { table, tables, destination }: TableToCount & Required<Pick<TableToCount, 'destination'>>,
): Promise<string> {
  const schema = await client(getDestinationMetricSchema, { id: destination.id });
  const names = schema.tables.map(({ name }) => name);
  const found = loadedTables(tables, names).get(table);
  if (found === undefined)
    throw new ProblemError({
      kind: 'http',
      status: 404,
      detail: `${destination.name} has no table that is known to hold the rows of ${table}.`,
    });
  return found;
}

/** Creates the metrics that count the rows of one table, at the ends that have none. */
export const countRows: Write<TableToCount, undefined, Pick<TableToCount, 'pipelineId' | 'table'>> = {
  call: createMetric,
  key: ({ pipelineId, table }) => ['rows', pipelineId, table],
  async perform(context, input) {
    const { table, source, destination, before } = input;
    const add = (place: string, store: Parameters<typeof rowCountMetric>[1]) =>
      addMetric.perform(context, {
        formId: `rows of ${place} ${store.type} ${store.id}`,
        body: rowCountMetric(place, store),
        before,
      });
    // The destination first: if its table is unknown, no metric stays alone at the source.
    if (destination) {
      const place = await loadedName(context, { ...input, destination });
      await add(place, { type: 'destination', ...destination });
    }
    if (source) await add(table, { type: 'source', ...source });
    return undefined;
  },
  words: {
    done: (_, { table }) => ({ title: `The rows of “${inSentence(table)}” are counted now.` }),
    failed: ({ table }, problem) => ({ title: describeFailed(table, 'counted', problem) }),
  },
};
