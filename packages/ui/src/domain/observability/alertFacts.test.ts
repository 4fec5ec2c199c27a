import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import { alert, metric, minutesAgo, now } from './alert.test.data.ts';
import type { Alert } from './alert.ts';
import { alertEvidence } from '../evidence/alertEvidence.ts';
import { alertTriggerState, alertValueState, metricsOfLastRun, metricsOutside } from './alertFacts.ts';
import { alertStateLabel, alertValueLooks, shownMetric } from './describeAlert.ts';

describe('the triggers of an alert', () => {
  it('are as urgent as the most urgent one', () => {
    expect(alertTriggerState({ openTriggers: 2, acknowledgedTriggers: 1 })).toBe('open');
    expect(alertTriggerState({ openTriggers: 0, acknowledgedTriggers: 1 })).toBe('acknowledged');
    const handled = { openTriggers: 0, acknowledgedTriggers: 0 };
    expect(alertTriggerState({ ...handled, lastFiredAt: now })).toBe('resolved');
    expect(alertTriggerState({ ...handled, lastFiredAt: null })).toBe('none');
  });

  it('are unknown if the service does not count them', () => {
    expect(alertTriggerState({})).toBeUndefined();
    expect(alertTriggerState({ openTriggers: 0 })).toBeUndefined();
  });
});

describe('an alert that never ran', () => {
  const never = alert({ lastRunAt: null, alertMetrics: [metric(0, 1), metric(1, 2), metric(null, 3)] });

  it('has found no value, even if the service sends one', () => {
    expect(metricsOfLastRun(never)?.map(({ lastValue }) => lastValue)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(metricsOutside(never)).toEqual([]);
    expect(shownMetric(never)).toEqual({ metricId: 1, name: 'Metric 1', range: [1, 2] });
    expect(alertEvidence(never, { now }).map(({ text }) => text)).not.toContain('0, expected 1 to 2');
  });

  it('keeps what the last run found', () => {
    const ran = { ...never, lastRunAt: minutesAgo(1) };
    expect(metricsOfLastRun(ran)).toBe(ran.alertMetrics);
    expect(metricsOfLastRun({ ...ran, lastRunAt: undefined })).toBe(ran.alertMetrics);
    expect(metricsOfLastRun({ ...never, alertMetrics: null })).toBeNull();
  });
});

describe('the value of an alert', () => {
  it.each<[string, Partial<Alert>, ReturnType<typeof alertValueState>]>([
    ['is in range', {}, 'inside'],
    ['is out of range', { alertMetrics: [metric(0)] }, 'outside'],
    [
      'is out of range although all triggers are resolved',
      { alertMetrics: [metric(0)], lastFiredAt: now },
      'outside',
    ],
    ['is in range although triggers are open', { openTriggers: 4 }, 'inside'],
    ['is unknown before the first run', { lastRunAt: null, alertMetrics: [metric(undefined)] }, 'notRun'],
    [
      'is unknown before the first run, whatever is sent',
      { lastRunAt: null, alertMetrics: [metric(0)] },
      'notRun',
    ],
    ['was not read', { alertMetrics: [metric(1), metric(null, 2)] }, 'unreadable'],
    ['was in range when it was turned off', { isActive: false }, 'wasInside'],
    ['was in range when the quota ended', { isResting: true }, 'wasInside'],
    ['stays out of range without quota', { isResting: true, alertMetrics: [metric(0)] }, 'outside'],
    ['was in range two intervals ago', { lastRunAt: minutesAgo(121) }, 'wasInside'],
    ['was in range by a clock that is ahead', { lastRunAt: minutesAgo(-30) }, 'wasInside'],
    ['was in range at an unknown time', { lastRunAt: undefined }, 'wasInside'],
    ['is not told', { alertMetrics: [{ metricId: toId(1) }] }, undefined],
    ['has no metrics', { alertMetrics: [] }, undefined],
  ])('%s', (_, more, state) => {
    expect(alertValueState(alert(more), now)).toBe(state);
  });

  it('is never called healthy without a recent run that read every value in its range', () => {
    const absent = fc.constantFrom(null, undefined);
    const value = fc.oneof(fc.constantFrom(0, 1, 2, 3), absent);
    const range = fc.oneof(fc.constant([1, 2] as const), absent);
    fc.assert(
      fc.property(
        fc.record({
          alertMetrics: fc.array(
            fc.record({ metricId: fc.constant(toId<'metric'>(1)), lastValue: value, range }),
            { maxLength: 3 },
          ),
          isActive: fc.boolean(),
          isResting: fc.oneof(fc.boolean(), absent),
          lastRunAt: fc.oneof(fc.constantFrom(minutesAgo(5), minutesAgo(500)), absent),
          openTriggers: fc.oneof(fc.nat(2), absent),
          acknowledgedTriggers: fc.oneof(fc.nat(2), absent),
          runFrequency: fc.constantFrom(900, 3_600),
        }),
        (more) => {
          const state = alertValueState(alert(more), now);
          const isHealthy = state !== undefined && alertValueLooks[state].tone === 'positive';
          const { alertMetrics, lastRunAt, isActive } = more;
          const isProved =
            isActive &&
            lastRunAt?.getTime() === minutesAgo(5).getTime() &&
            alertMetrics.length > 0 &&
            alertMetrics.every((each) => each.range && (each.lastValue === 1 || each.lastValue === 2));
          expect(isHealthy && !isProved).toBe(false);
        },
      ),
    );
  });
});

it('names what matters most', () => {
  expect(alertStateLabel(alert({ isActive: false, openTriggers: 1 }), now)).toBe('Off');
  expect(alertStateLabel(alert({ isResting: true, openTriggers: 1 }), now)).toBe('Open');
  expect(alertStateLabel(alert({ acknowledgedTriggers: 1 }), now)).toBe('Acknowledged');
  expect(alertStateLabel(alert({ alertMetrics: [metric(3)], lastFiredAt: now }), now)).toBe('Out of range');
  expect(alertStateLabel(alert({ lastRunAt: null }), now)).toBe('Not run yet');
  expect(alertStateLabel(alert(), now)).toBe('In range');
});
