import { alertUsageSeries, type getAlertUsage, type WireResult } from '@millrace/ui/contract';
import { hourMs } from '../core/durations.ts';
import { rangeOf, spansOf, type RangeQuery, type Span } from '../core/spans.ts';
import type { World } from '../world/world.ts';
import { findAlert } from './showAlert.ts';

export interface AlertUsageQuery extends RangeQuery {
  readonly group_by?: string;
}

/** The number of an alert's triggers, grouped by the time they fired. */
export function usage(world: World, id: number, query: AlertUsageQuery): WireResult<typeof getAlertUsage> {
  const { id: alertId } = findAlert(world, id);
  const fired = world.tables.alertTriggers
    .all()
    .filter(({ alert_id }) => alert_id === alertId)
    .map(({ triggered_at }) => Date.parse(triggered_at) / hourMs);
  const timesIn = ({ from, to }: Span) => fired.filter((hour) => hour >= from && hour < to).length;
  const spans = spansOf(rangeOf(world, query), query.group_by);
  return {
    series: [
      {
        name: alertUsageSeries,
        data: spans.map((span) => [new Date(span.from * hourMs).toISOString(), timesIn(span)]),
      },
    ],
  };
}
