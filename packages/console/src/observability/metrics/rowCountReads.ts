import { listMetrics } from '@millrace/ui/contract';
import type { CollectionUsage, PipelineDetail } from '@millrace/ui/domain/entities';

import { readAll } from '../../data/read.ts';

/** All metrics that count rows. */
export const rowCountsRead = () => readAll(listMetrics, { status: 'active', metricType: 'row_count' });

/** The tables that a pipeline replicates. A service may leave those without records out of the usage of a day. */
export const tablesOf = (
  { syncMappings }: Pick<PipelineDetail, 'syncMappings'>,
  usage: readonly CollectionUsage[] = [],
): readonly string[] => [
  ...new Set([
    ...usage.map(({ collection }) => collection),
    ...(syncMappings ?? []).flatMap(({ table, isSelected }) => (isSelected ? [table] : [])),
  ]),
];
