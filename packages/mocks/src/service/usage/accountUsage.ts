import type { getAccountUsage, listAccountUsagePipelines, WireResult } from '@millrace/ui/contract';
import { comparableName } from '@millrace/ui/domain/entities';
import { ordered, pageOf, type PageQuery } from '../core/paging.ts';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { recordsOf, totalBetween } from '../pipelineHistory/records.ts';
import { readQuestion, seriesOf, type UsageQuery } from './usage.ts';

/** Every pipeline counts, including archived ones. */
export function accountUsage(world: World, query: UsageQuery): WireResult<typeof getAccountUsage> {
  const question = readQuestion(world, query);
  const all = world.tables.pipelines.all().map((row) => recordsOf(world, row));
  return seriesOf(question, ({ from, to }) => {
    const together = { init: 0, cont: 0 };
    for (const records of all) {
      const moved = records.between(from, to);
      together.init += moved.init;
      together.cont += moved.cont;
    }
    return together;
  });
}

export interface PipelinesUsageQuery extends UsageQuery, PageQuery {
  readonly search?: string;
  readonly ordering?: string;
}

interface Share {
  readonly row: PipelineRow;
  readonly total: number;
}

const orderings: Readonly<Record<string, (share: Share) => string | number>> = {
  id: ({ row }) => row.id,
  name: ({ row }) => comparableName(row.name),
  total_records: ({ total }) => total,
};

/** The usage per pipeline, the busiest first by default. */
export function usageByPipeline(
  world: World,
  query: PipelinesUsageQuery,
  request: Request,
): WireResult<typeof listAccountUsagePipelines> {
  const question = readQuestion(world, query);
  const wanted = comparableName(query.search ?? '');
  const { from: first, to: end } = question.range;
  const shares = world.tables.pipelines
    .all()
    .filter(({ name }) => wanted === '' || comparableName(name).includes(wanted))
    .map((row): Share => ({ row, total: totalBetween(world, row, first, end) }));
  const sorted = ordered(shares, query.ordering ?? '-total_records', orderings);
  return pageOf(sorted, query, request, ({ row, total }) => {
    const records = recordsOf(world, row);
    return {
      id: row.id,
      name: row.name,
      ...seriesOf(question, ({ from, to }) => records.between(from, to)),
      ...(world.hasAssumedFields && { status: row.status, total_records: total }),
    };
  });
}
