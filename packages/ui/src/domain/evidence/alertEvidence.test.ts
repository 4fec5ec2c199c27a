import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toId } from '../entities/id.ts';
import { minuteMs, secondMs } from '../format/duration.ts';
import { alert, metric, minutesAgo, now } from '../observability/alert.test.data.ts';
import type { Alert } from '../observability/alert.ts';
import { alertValueState } from '../observability/alertFacts.ts';
import type { AlertTrigger } from '../observability/alertTrigger.ts';
import { outsideSince } from '../observability/outsideSince.ts';
import { alertEvidence } from './alertEvidence.ts';
import type { Fact } from './pipelineEvidence.ts';

const said = (facts: readonly Fact[]) =>
  facts.map(({ label, weight, text, at }) => [
    label,
    weight,
    text,
    at && (now.getTime() - at.getTime()) / minuteMs,
  ]);

it('proves an alert in range by its last run', () => {
  expect(said(alertEvidence(alert(), { now }))).toEqual([
    ['The service says', 'neutral', 'On', undefined],
    ['Metric 1', 'proof', '1, expected 1 to 2', 12],
    ['Runs', 'neutral', 'every hour', undefined],
    ['Last run', 'proof', undefined, 12],
  ]);
});

it('says since when an alert is out of range', () => {
  const outside = alert({
    alertMetrics: [metric(7), metric(null, 2), metric(undefined, 3)],
    openTriggers: 2,
    acknowledgedTriggers: 1,
    lastFiredAt: minutesAgo(72),
  });
  const types = new Map([[toId<'metric'>(1), 'row_count']]);
  expect(said(alertEvidence(outside, { now, types, since: minutesAgo(72) }))).toEqual([
    ['The service says', 'neutral', 'On', undefined],
    ['Metric 1', 'against', '7 rows, expected 1 to 2 rows', 12],
    ['Metric 2', 'against', 'could not be read', 12],
    ['Out of range since', 'against', undefined, 72],
    ['Runs', 'neutral', 'every hour', undefined],
    ['Last run', 'proof', undefined, 12],
    ['Open triggers', 'against', '2', undefined],
    ['Acknowledged triggers', 'neutral', '1', undefined],
    ['Last fired', 'neutral', undefined, 72],
  ]);
});

test.each<[string, Partial<Alert>, Partial<Fact>]>([
  ['it is off', { isActive: false }, { label: 'The service says', weight: 'against', text: 'Off' }],
  ['it is off', { isActive: false }, { label: 'Last run', weight: 'neutral' }],
  ['it is off', { isActive: false }, { label: 'Metric 1', weight: 'neutral' }],
  [
    'it waits for quota',
    { isResting: true },
    { label: 'Quota', weight: 'against', text: 'used up: no runs' },
  ],
  ['it waits for quota', { isResting: true }, { label: 'Last run', weight: 'neutral' }],
  [
    'runs are missed',
    { lastRunAt: minutesAgo(121) },
    { label: 'Last run', weight: 'against', text: 'older than two intervals (2 h)' },
  ],
  [
    'the clocks differ',
    { lastRunAt: minutesAgo(-30) },
    { label: 'Last run', weight: 'against', text: 'in the future: the clock of the service is ahead' },
  ],
  ['it has not run', { lastRunAt: null }, { label: 'Last run', weight: 'neutral', text: 'none yet' }],
  [
    'the service does not say how often it runs',
    { runFrequency: null },
    { label: 'Last run', weight: 'neutral' },
  ],
])('weighs what is known if %s', (_, more, fact) => {
  expect(alertEvidence(alert(more), { now })).toContainEqual(expect.objectContaining(fact));
});

describe('of any alert', () => {
  const absent = fc.constantFrom(null, undefined);
  const date = fc.oneof(fc.integer({ min: -600, max: 600 }).map(minutesAgo), absent);
  const anyAlert = fc
    .record({
      alertMetrics: fc.oneof(
        fc.array(
          fc.record({
            metricId: fc.constantFrom(toId<'metric'>(1), toId<'metric'>(2)),
            name: fc.oneof(fc.constant('Orders'), absent),
            lastValue: fc.oneof(fc.constantFrom(0, 1, 2, 3), absent),
            range: fc.oneof(fc.constant([1, 2] as const), absent),
          }),
          { maxLength: 3 },
        ),
        fc.constant(null),
      ),
      isActive: fc.oneof(fc.boolean(), absent),
      isResting: fc.oneof(fc.boolean(), absent),
      lastRunAt: date,
      lastFiredAt: date,
      openTriggers: fc.oneof(fc.nat(2), absent),
      acknowledgedTriggers: fc.oneof(fc.nat(2), absent),
      runFrequency: fc.constantFrom(900, 3_600, null),
    })
    .map(alert);

  it('only what is younger than two intervals is a proof', () => {
    fc.assert(
      fc.property(anyAlert, (given) => {
        for (const { at } of alertEvidence(given, { now }).filter(({ weight }) => weight === 'proof')) {
          const age = now.getTime() - (at?.getTime() ?? 0);
          expect(age).toBeLessThanOrEqual(2 * (given.runFrequency ?? 0) * secondMs);
          expect(age).toBeGreaterThanOrEqual(-5 * minuteMs);
        }
      }),
    );
  });

  it('in range is called what nothing that was measured speaks against', () => {
    fc.assert(
      fc.property(anyAlert, (given) => {
        const isInside = alertValueState(given, now) === 'inside';
        const facts = alertEvidence(given, { now });
        const against = facts.filter(
          ({ weight, label }) => weight === 'against' && label !== 'Open triggers',
        );
        expect(isInside && against.length > 0).toBe(false);
        expect(isInside && !facts.some(({ weight }) => weight === 'proof')).toBe(false);
      }),
    );
  });

  it('a field that is absent drops its facts and adds none', () => {
    const assumed = ['isActive', 'isResting', 'lastRunAt', 'lastFiredAt', 'openTriggers'] as const;
    fc.assert(
      fc.property(anyAlert, fc.constantFrom(...assumed), (given, field) => {
        // `null` is a fact: it never ran, so that its values say nothing. Without the field they count.
        fc.pre(field !== 'lastRunAt' || given.lastRunAt !== null);
        const facts = alertEvidence({ ...given, [field]: undefined }, { now });
        const before = alertEvidence(given, { now }).map(({ label }) => label);
        expect(before).toEqual(expect.arrayContaining(facts.map(({ label }) => label)));
        expect(facts.some(({ weight }) => weight === 'missing')).toBe(false);
      }),
    );
  });
});

describe('since when the values are out of range', () => {
  const trigger = (id: number, minutes: number, more: Partial<AlertTrigger> = {}): AlertTrigger => ({
    id: toId(id),
    alertId: toId(1),
    status: 'open',
    triggeredAt: minutesAgo(minutes),
    healedAt: null,
    ...more,
  });
  const healed = trigger(1, 900, { healedAt: minutesAgo(800) });
  test.each<[string, readonly AlertTrigger[], boolean, number | undefined]>([
    ['nothing fired', [], false, undefined],
    ['the last violation is over', [healed], false, undefined],
    ['one lasts', [trigger(2, 90), healed], false, 90],
    ['an older one still lasts', [trigger(3, 30), trigger(2, 90), healed], false, 90],
    ['the triggers have no order', [healed, trigger(2, 90), trigger(3, 30)], false, 90],
    [
      'it fired again after people closed the first',
      [trigger(3, 30), trigger(2, 90, { status: 'resolved' })],
      false,
      30,
    ],
    [
      'people closed it, and it has not run since',
      [trigger(2, 90, { status: 'resolved' }), healed],
      false,
      90,
    ],
    ['the service does not say when it ended', [trigger(2, 90, { healedAt: undefined })], false, undefined],
    ['the service does not say when it fired', [trigger(2, 90, { triggeredAt: null })], false, undefined],
    ['there are older ones', [trigger(2, 90), healed], true, 90],
    ['older ones may last, too', [trigger(3, 30), trigger(2, 90)], true, undefined],
  ])('if %s', (_, triggers, hasNext, minutes) => {
    const since = outsideSince(triggers, hasNext);
    expect(since && (now.getTime() - since.getTime()) / minuteMs).toBe(minutes);
  });
});
