import type { CollectionUsage, PipelineDetail } from '@millrace/ui/domain/entities';
import { compareTables, pairRowCounts, type CountComparison } from '@millrace/ui/domain/policies';
import { mapRemote, type Remote } from '@millrace/ui/domain/remote';
import type { UsageRange } from '@millrace/ui/domain/usage';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { toRemote } from '../../data/toRemote.ts';
import { rowCountsRead, tablesOf } from '../../observability/metrics/rowCountReads.ts';

const daysIn: Readonly<Record<UsageRange, number>> = { day: 1, week: 7, month: 30 };

interface OverviewCountsInput {
  readonly pipeline: PipelineDetail | undefined;
  /** Its tables with their records in the range. */
  readonly collections: readonly CollectionUsage[] | undefined;
  readonly range: UsageRange;
  /** Whether its ends can be measured, and the page is readable. */
  readonly isWanted: boolean;
}

/** The tables of a pipeline, compared by counts at both ends. They are read last, and not again by themselves. */
export function useOverviewCounts({
  pipeline,
  collections,
  range,
  isWanted,
}: OverviewCountsInput): Remote<readonly CountComparison[]> {
  const metrics = useQuery({ ...rowCountsRead(), enabled: isWanted });
  const rows = metrics.data?.rows;
  const comparisons = useMemo(() => {
    if (!pipeline || !rows) return [];
    // What changes on an average day of the range.
    const usage = collections?.map((each) => ({ ...each, totalRecords: each.totalRecords / daysIn[range] }));
    return compareTables(pairRowCounts(tablesOf(pipeline, collections), rows, pipeline), pipeline, usage);
  }, [pipeline, rows, collections, range]);
  return mapRemote(toRemote(metrics), () => comparisons);
}
