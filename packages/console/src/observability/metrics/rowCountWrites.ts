import { createMetric, getDestinationMetricSchema } from '@millrace/ui/contract';
import type { DestinationId, Metric, PipelineId, SourceId } from '@millrace/ui/domain/entities';
import { deletionMarkIn, loadedTables, rowCountMetric } from '@millrace/ui/domain/policies';
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
  /**
   * Whether the count at the destination leaves out rows marked as deleted: if their column is there, or always, because
   * a count of all rows exists. Omitted: all rows are counted.
   */
  readonly withoutDeleted?: 'ifMarked' | 'always';
  /** The metrics that exist, to find a new one after a lost response. */
  readonly before: readonly Metric[];
}

const unknown = (detail: string) => new ProblemError({ kind: 'http', status: 404, detail });

/** The table at the destination, and its column for deleted rows. A pipeline that has loaded nothing yet has none there. */
async function loadedTable(
  { client }: WriteContext,
  { table, tables, destination, withoutDeleted }: TableToCount & Required<Pick<TableToCount, 'destination'>>,
): Promise<{ readonly name: string; readonly deletionMark?: string }> {
  const schema = await client(getDestinationMetricSchema, { id: destination.id });
  const names = schema.tables.map(({ name }) => name);
  const found = loadedTables(tables, names).get(table);
  if (found === undefined)
    throw unknown(`${destination.name} has no table that is known to hold the rows of ${table}.`);
  if (withoutDeleted === undefined) return { name: found };
  const mark = deletionMarkIn(schema.tables.find(({ name }) => name === found)?.columns ?? []);
  if (mark === undefined && withoutDeleted === 'always')
    throw unknown(`${found} in ${destination.name} has no column that marks deleted rows.`);
  return { name: found, ...(mark !== undefined && { deletionMark: mark }) };
}

/** Creates the metrics that count the rows of one table, at the ends that have none. */
export const countRows: Write<TableToCount, undefined, Pick<TableToCount, 'pipelineId' | 'table'>> = {
  call: createMetric,
  key: ({ pipelineId, table }) => ['rows', pipelineId, table],
  async perform(context, input) {
    const { table, source, destination, before } = input;
    const add = (place: string, store: Parameters<typeof rowCountMetric>[1], deletionMark?: string) =>
      addMetric.perform(context, {
        formId: `rows of ${place} ${store.type} ${store.id}`,
        body: rowCountMetric(place, store, deletionMark),
        before,
      });
    // The destination first: if its table is unknown, no metric stays alone at the source.
    if (destination) {
      const { name, deletionMark } = await loadedTable(context, { ...input, destination });
      await add(name, { type: 'destination', ...destination }, deletionMark);
    }
    if (source) await add(table, { type: 'source', ...source });
    return undefined;
  },
  words: {
    done: (_, { table }) => ({ title: `The rows of “${inSentence(table)}” are counted now.` }),
    failed: ({ table }, problem) => ({ title: describeFailed(table, 'counted', problem) }),
  },
};
