import { dayMs, hourMs } from '../core/durations.ts';
import type { getPipelineUsage, WireResult } from '@millrace/ui/contract';
import { usageGroupings, usageOperations } from '@millrace/ui/domain';
import { recordsOf, type Records } from './records.ts';
import { refusal, type FieldRefusal } from '../core/refusal.ts';
import { findPipeline } from './pipelineRows.ts';
import type { World } from '../core/world.ts';

/** The longest series that is given. */
const mostPoints = 2_000;

export interface RangeQuery {
  readonly start_timestamp?: string;
  readonly end_timestamp?: string;
}
export interface UsageQuery extends RangeQuery {
  readonly group_by?: string;
  readonly group_by_op?: string;
}

const wrong = (field: string, msg: string): FieldRefusal => ({
  loc: ['query', field],
  msg,
  type: 'value_error',
});

/** The range that is asked for, in hours since 1970; a day up to now where none is. */
export function rangeOf({ clock }: World, query: RangeQuery): { from: number; to: number } {
  const end = query.end_timestamp === undefined ? clock.now() : Date.parse(query.end_timestamp);
  const start = query.start_timestamp === undefined ? end - dayMs : Date.parse(query.start_timestamp);
  const errors = [
    ...(Number.isNaN(start) ? [wrong('start_timestamp', 'This is no point in time.')] : []),
    ...(Number.isNaN(end) ? [wrong('end_timestamp', 'This is no point in time.')] : []),
    ...(start >= end ? [wrong('end_timestamp', 'A range ends after it begins.')] : []),
  ];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  // An hour belongs to the range in which it begins, so that neighbouring ranges share none.
  return { from: Math.ceil(start / hourMs), to: Math.ceil(end / hourMs) };
}

const startOfMonth = (at: number, further = 0): number => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + further);
};

/** Where the span begins that an hour lies in, and where the next one does; in hours, by UTC. */
const spans: Record<string, (hour: number) => readonly [from: number, to: number]> = {
  hour: (hour) => [hour, hour + 1],
  day: (hour) => [hour - (hour % 24), hour - (hour % 24) + 24],
  month: (hour) => [startOfMonth(hour * hourMs) / hourMs, startOfMonth(hour * hourMs, 1) / hourMs],
};

type Series = [string, number][];

export function usage(world: World, id: number, query: UsageQuery): WireResult<typeof getPipelineUsage> {
  const row = findPipeline(world, id);
  const { from, to } = rangeOf(world, query);
  const { group_by = 'hour', group_by_op = 'sum' } = query;
  const spanOf = Object.hasOwn(spans, group_by) ? spans[group_by] : undefined;
  const errors = [
    ...(spanOf ? [] : [wrong('group_by', `This is one of ${usageGroupings.join(', ')}.`)]),
    ...(usageOperations.some((known) => known === group_by_op)
      ? []
      : [wrong('group_by_op', `This is one of ${usageOperations.join(', ')}.`)]),
  ];
  if (!spanOf || errors.length > 0) throw refusal.unprocessable(errors);
  const records = recordsOf(world, row);
  const init: Series = [];
  const cont: Series = [];
  let [initTotal, contTotal] = [0, 0];
  for (let hour = from; hour < to;) {
    const [, next] = spanOf(hour);
    const end = Math.min(next, to);
    if (init.length >= mostPoints) throw refusal.unprocessable([wrong('group_by', 'The range is too long.')]);
    const at = new Date(hour * hourMs).toISOString();
    const moved = sumOver(records, hour, end);
    initTotal += moved.init;
    contTotal += moved.cont;
    const shown =
      { sum: moved, total: { init: initTotal, cont: contTotal }, avg: perHour(moved, end - hour) }[
        group_by_op
      ] ?? moved;
    init.push([at, shown.init]);
    cont.push([at, shown.cont]);
    hour = end;
  }
  return {
    init_sync_processed_records: init,
    cont_sync_processed_records: cont,
    avg_processed_records: init.length === 0 ? 0 : Math.round((initTotal + contTotal) / init.length),
  };
}

export interface RecordTotals {
  readonly init: number;
  readonly cont: number;
}

export function sumOver(records: Records, from: number, to: number): RecordTotals {
  let init = 0;
  for (let hour = from; hour < to; hour += 1) init += records.initialIn(hour);
  return { init, cont: records.continuousBetween(from, to) };
}

const perHour = ({ init, cont }: RecordTotals, hours: number): RecordTotals => ({
  init: Math.round(init / hours),
  cont: Math.round(cont / hours),
});
