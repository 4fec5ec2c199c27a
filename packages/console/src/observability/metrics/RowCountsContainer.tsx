import { getPipeline, listPipelineCollections } from '@millrace/ui/contract';
import type { PipelineDetail } from '@millrace/ui/domain/entities';
import { compareTables, pairRowCounts } from '@millrace/ui/domain/policies';
import { mapRemote, type Remote } from '@millrace/ui/domain/remote';
import { collectionsQuestion } from '@millrace/ui/domain/usage';
import { RowCountsModal } from '@millrace/ui/modals/RowCountsModal';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useNow, useTimeZone } from '../../session/present.tsx';
import { useWrite } from '../../writes/useWrite.ts';
import { observed } from '../observed.ts';
import { rowCountsRead, tablesOf } from './rowCountReads.ts';
import { countRows } from './rowCountWrites.ts';

interface RowCountsContainerProps {
  readonly pipeline: PipelineDetail;
  readonly onClose: (tableToResync?: string) => void;
}

/** Two values that are needed together. */
const both = <One, Other>(one: Remote<One>, other: Remote<Other>): Remote<readonly [One, Other]> =>
  one.state === 'ready' ? mapRemote(other, (value) => [one.value, value] as const) : one;

/** The rows of a pipeline's tables, compared by the metrics of its source and destination. */
export function RowCountsContainer({ pipeline: opened, onClose }: RowCountsContainerProps) {
  const { id } = opened;
  // A sync that ends while the dialog is open changes which differences are explained.
  const pipeline = useQuery(read(getPipeline, { id })).data ?? opened;
  const { sourceId, destinationId } = pipeline;
  const now = useNow();
  const timeZone = useTimeZone();
  const metrics = useQuery(observed(rowCountsRead()));
  const usage = useQuery(read(listPipelineCollections, { id, ...collectionsQuestion('day', now, timeZone) }));
  const count = useWrite(countRows, { isInline: true, presence: 'component' });
  const names = {
    pipeline: pipeline.name,
    source: pipeline.source?.name ?? 'Source',
    destination: pipeline.destination?.name ?? 'Destination',
  };
  const [counting, setCounting] = useState<string>();
  const { data: counted } = metrics;
  const { data: loaded } = usage;
  const tables = useMemo(() => tablesOf(pipeline, loaded), [pipeline, loaded]);
  const comparisons = useMemo(
    () => compareTables(pairRowCounts(tables, counted?.rows ?? [], pipeline), pipeline, loaded),
    [tables, counted, loaded, pipeline],
  );
  const keepsDeleted = pipeline.persistDeletedRows === true;
  const countTable = (table: string, ends: Partial<Parameters<typeof count.run>[0]>) => {
    if (!counted) return;
    setCounting(table);
    count.run({ pipelineId: id, table, tables, before: counted.rows, ...ends });
  };
  const atDestination = destinationId && { destination: { id: destinationId, name: names.destination } };
  return (
    <RowCountsModal
      names={names}
      comparisons={mapRemote(both(toRemote(metrics), toRemote(usage)), () => comparisons)}
      isPartial={metrics.data?.hasNext === true}
      onCount={(table) => {
        const row = comparisons.find((each) => each.table === table);
        if (!row) return;
        countTable(table, {
          ...(row.source === null && sourceId && { source: { id: sourceId, name: names.source } }),
          ...(row.destination === null && atDestination),
          ...(keepsDeleted && { withoutDeleted: 'ifMarked' }),
        });
      }}
      {...(atDestination && {
        onCountWithoutDeleted: (table) => countTable(table, { ...atDestination, withoutDeleted: 'always' }),
      })}
      counting={count.isPending ? counting : undefined}
      problem={count.problem}
      onResync={onClose}
      isOffline={!useIsOnline()}
      onRetry={() => {
        void metrics.refetch();
        void usage.refetch();
      }}
      onClose={() => onClose()}
    />
  );
}
