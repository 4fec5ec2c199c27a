import type { AlertId } from '../entities/id.ts';
import { alertTriggerStatuses } from '../observability/alertTrigger.ts';
import type { AlertUsagePoint } from '../observability/alert.ts';
import { bucketUsage, type UsageBuckets } from '../usage/usageBuckets.ts';
import { usageQuestion, type UsageRange } from '../usage/usageRanges.ts';
import { defineListView } from './listView.ts';

/** The wire names that triggers can be ordered by. */
export const triggerOrderings = ['triggered_at', 'healed_at'] as const;
export type TriggerOrdering = (typeof triggerOrderings)[number];

/** The view of an alert's triggers: those that wait for someone, those that someone is at work on, and the handled ones. */
export const triggerListView = defineListView({
  tabs: alertTriggerStatuses,
  filters: {},
  orderings: triggerOrderings,
  defaultSort: { by: 'triggered_at', isDescending: true },
});
export type TriggerListView = typeof triggerListView.defaults;

/** The parameters of `listAlertTriggers` for the timeline of an alert: its newest triggers, of every status. */
export const triggerHistoryQuestion = (alertId: AlertId) =>
  ({ alertId, page: 1, pageSize: 50, ordering: '-triggered_at' }) as const;

/** The parameters of `listAlertTriggers` for the page of a metric: the newest of all alerts, because no call has those of a metric. */
export const metricTriggersQuestion = { page: 1, pageSize: 100, ordering: '-triggered_at' } as const;

/** The parameters of `getAlertUsage` for a range: by the hour, because the service's days are in UTC. */
export function alertUsageQuestion(range: UsageRange, now: Date, timeZone: string) {
  const { startTimestamp, endTimestamp, groupBy } = usageQuestion(range, now, timeZone);
  return { startTimestamp, endTimestamp, groupBy };
}

/** How often an alert fired, as the bars of a range in the zone's own days. */
export const bucketAlertUsage = (
  points: readonly AlertUsagePoint[],
  range: UsageRange,
  now: Date,
  timeZone: string,
): UsageBuckets =>
  bucketUsage(
    {
      initialSync: [],
      continuousSync: points.map(({ at, times }) => ({ at, records: times })),
      average: null,
    },
    range,
    now,
    timeZone,
  );
