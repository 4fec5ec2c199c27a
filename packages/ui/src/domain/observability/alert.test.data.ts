import { toId } from '../entities/id.ts';
import { minuteMs } from '../format/duration.ts';
import type { Alert, AlertMetric } from './alert.ts';

/** The moment of the tests about alerts. */
export const now = new Date('2026-03-04T10:00:00Z');
export const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);

export const metric = (lastValue: number | null | undefined, id = 1): AlertMetric => ({
  metricId: toId(id),
  name: `Metric ${id}`,
  lastValue,
  range: [1, 2],
});

/** An alert on one metric in range, which ran twelve minutes ago and has never fired. */
export const alert = (more: Partial<Alert> = {}): Alert => ({
  id: toId(1),
  name: 'Refunds spike',
  priority: 'high',
  runFrequency: 3_600,
  notification: { emails: [] },
  triggerCondition: 'all',
  alertMetrics: [metric(1)],
  isActive: true,
  openTriggers: 0,
  acknowledgedTriggers: 0,
  lastFiredAt: null,
  lastRunAt: minutesAgo(12),
  ...more,
});
