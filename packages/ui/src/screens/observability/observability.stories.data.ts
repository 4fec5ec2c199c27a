import type { Alert } from '../../domain/observability/alert.ts';
import type { AlertTrigger } from '../../domain/observability/alertTrigger.ts';
import type { ObservabilityQuota } from '../../domain/entities/client.ts';
import { toId } from '../../domain/entities/id.ts';
import type { Page } from '../../domain/outcome/page.ts';

/** The moment of the stories about observability. */
export const storyNow = new Date('2026-03-04T10:00:00Z');
export const minutesAgo = (minutes: number) => new Date(storyNow.getTime() - minutes * 60_000);

/** The service and the clock of stories that read from it. */
export const storyService = { scenario: 'busyAccount', clock: { at: storyNow.getTime() } } as const;
export const storyPresent = { now: storyNow, timeZone: 'Europe/Vienna' } as const;

export const quotaWith = (used: number): ObservabilityQuota => ({
  freeObservabilityQuota: 1_000,
  freeObservabilityUsage: used,
  paidObservabilityQuota: 0,
  paidObservabilityUsage: 0,
});

export const alertWith = (id: number, name: string, more: Partial<Alert> = {}): Alert => ({
  id: toId(id),
  name,
  priority: 'high',
  runFrequency: 3_600,
  notification: { emails: ['noor@acme.example'] },
  triggerCondition: 'all',
  alertMetrics: [{ metricId: toId(1), name: 'Orders per day', lastValue: 1_204, range: [1_000, 2_000] }],
  isActive: true,
  openTriggers: 0,
  acknowledgedTriggers: 0,
  lastFiredAt: null,
  lastRunAt: minutesAgo(12),
  nextRunAt: minutesAgo(-48),
  createdAt: minutesAgo(90 * 24 * 60),
  ...more,
});

/** The alert that most stories of one alert show. */
export const stoppedOrders = alertWith(1, 'Orders have stopped', {
  priority: 'critical',
  openTriggers: 3,
  acknowledgedTriggers: 1,
  lastFiredAt: minutesAgo(24),
  alertMetrics: [
    { metricId: toId(1), name: 'Orders per day', lastValue: 0, range: [1_000, 2_000] },
    { metricId: toId(2), name: 'Orders without an email', lastValue: 2, range: [0, 10] },
    { metricId: toId(3), name: 'Newest order', lastValue: null, range: [0, 60] },
  ],
});

export const triggerWith = (id: number, minutes: number, more: Partial<AlertTrigger> = {}): AlertTrigger => ({
  id: toId(id),
  alertId: toId(1),
  status: 'open',
  triggeredAt: minutesAgo(minutes),
  healedAt: null,
  measurements: [{ metricId: toId(1), name: 'Orders per day', value: 0, range: [1_000, 2_000] }],
  acknowledgedAt: null,
  acknowledgedBy: null,
  resolvedAt: null,
  resolvedBy: null,
  ...more,
});

export const pageWith = <Row>(
  rows: readonly Row[],
  counts: Readonly<Record<string, number>>,
  count = rows.length,
): Page<Row> => ({ rows, count, number: 1, hasNext: count > rows.length, unreadable: 0, counts });
