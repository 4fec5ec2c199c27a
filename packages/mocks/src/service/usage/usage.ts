import type { getPipelineUsage, WireResult } from '@millrace/ui/contract';
import { isKnown, usageOperations, type UsageOperation } from '@millrace/ui/domain/entities';
import { hourMs } from '../core/durations.ts';
import { refusal } from '../core/refusal.ts';
import { checkGrouping, rangeOf, spansOf, wrongQuery, type RangeQuery, type Span } from '../core/spans.ts';
import type { World } from '../world/world.ts';
import { findPipeline } from '../pipelines/storedPipeline.ts';
import { recordsOf, type RecordTotals } from '../pipelineHistory/records.ts';

export interface UsageQuery extends RangeQuery {
  readonly group_by?: string;
  readonly group_by_op?: string;
}

/** A series on the wire. */
export type WireUsage = WireResult<typeof getPipelineUsage>;

/** A checked query of a series. */
export interface UsageQuestion {
  readonly range: Span;
  readonly spans: readonly Span[];
  readonly operation: UsageOperation;
}

export function readQuestion(world: World, query: UsageQuery): UsageQuestion {
  const range = rangeOf(world, query);
  const { group_by, group_by_op: operation = 'sum' } = query;
  const isOperation = isKnown(usageOperations, operation);
  const errors = [
    ...checkGrouping(group_by),
    ...(isOperation ? [] : [wrongQuery('group_by_op', `This is one of ${usageOperations.join(', ')}.`)]),
  ];
  if (!isOperation || errors.length > 0) throw refusal.unprocessable(errors);
  return { range, spans: spansOf(range, group_by), operation };
}

const sum = (one: RecordTotals, other: RecordTotals): RecordTotals => ({
  init: one.init + other.init,
  cont: one.cont + other.cont,
});

const perHour = ({ init, cont }: RecordTotals, hours: number): RecordTotals => ({
  init: Math.round(init / hours),
  cont: Math.round(cont / hours),
});

/** A group's value, from its records and the running total of the range (spec §7). */
const operations: Readonly<
  Record<UsageOperation, (moved: RecordTotals, soFar: RecordTotals, hours: number) => RecordTotals>
> = {
  sum: (moved) => moved,
  total: (_moved, soFar) => soFar,
  avg: (moved, _soFar, hours) => perHour(moved, hours),
};

/** The series for a query, of anything with records. */
export function seriesOf(
  { spans, operation }: UsageQuestion,
  movedIn: (span: Span) => RecordTotals,
): WireUsage {
  const init: [string, number][] = [];
  const cont: [string, number][] = [];
  let soFar: RecordTotals = { init: 0, cont: 0 };
  for (const span of spans) {
    const at = new Date(span.from * hourMs).toISOString();
    const moved = movedIn(span);
    soFar = sum(soFar, moved);
    const shown = operations[operation](moved, soFar, span.to - span.from);
    init.push([at, shown.init]);
    cont.push([at, shown.cont]);
  }
  return {
    init_sync_processed_records: init,
    cont_sync_processed_records: cont,
    avg_processed_records: spans.length === 0 ? 0 : Math.round((soFar.init + soFar.cont) / spans.length),
  };
}

export function usage(world: World, id: number, query: UsageQuery): WireUsage {
  const row = findPipeline(world, id);
  const records = recordsOf(world, row);
  return seriesOf(readQuestion(world, query), ({ from, to }) => records.between(from, to));
}
