import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { toId } from '../entities/id.ts';
import { hourMs, minuteMs } from '../format/duration.ts';
import type { Metric } from '../observability/metric.ts';
import { metricValueState } from '../observability/metricFacts.ts';
import { metricEvidence } from './metricEvidence.ts';
import type { Fact } from './pipelineEvidence.ts';

const now = new Date('2026-03-04T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const metric = (more: Partial<Metric> = {}): Metric => ({
  id: toId(1),
  name: 'Orders per day',
  status: 'active',
  dataStoreType: 'destination',
  dataStoreId: 1,
  metricType: 'row_count',
  tableName: 'public.orders',
  columnName: null,
  columnType: null,
  whereConditions: [],
  threshold: { type: 'constant', range: [1_000, 2_000] },
  lastValue: 1_204,
  lastMeasuredAt: hoursAgo(1),
  usedBy: 2,
  ...more,
});
const said = (facts: readonly Fact[]) =>
  facts.map(({ label, weight, text, at }) => [
    label,
    weight,
    text,
    at && (now.getTime() - at.getTime()) / hourMs,
  ]);

it('proves a metric in range by its last measurement', () => {
  expect(said(metricEvidence(metric(), now))).toEqual([
    ['The service says', 'neutral', 'Active', undefined],
    ['Last value', 'proof', '1,204 rows', 1],
    ['Expected', 'neutral', '1,000 to 2,000 rows', undefined],
    ['Last measurement', 'proof', undefined, 1],
    ['Watched by', 'neutral', '2 alerts', undefined],
  ]);
});

it('says since when a metric is out of range', () => {
  const recentValues = [5, 4, 3, 2].map((hours) => ({ at: hoursAgo(hours), value: hours < 4 ? 7 : 1_500 }));
  const facts = metricEvidence(metric({ recentValues, lastValue: 7 }), now);
  expect(said(facts).slice(1, 4)).toEqual([
    ['Last value', 'against', '7 rows', 1],
    ['Expected', 'neutral', '1,000 to 2,000 rows', undefined],
    ['Out of range since', 'against', undefined, 3],
  ]);
});

it('does not say since when, if the series begins out of range', () => {
  const recentValues = [3, 2, 1].map((hours) => ({ at: hoursAgo(hours), value: 7 }));
  const facts = metricEvidence(metric({ recentValues, lastValue: 7 }), now);
  expect(facts.map(({ label }) => label)).not.toContain('Out of range since');
});

test.each<[string, Partial<Metric>, Partial<Fact>]>([
  [
    'it is archived',
    { status: 'archived' },
    { label: 'The service says', weight: 'against', text: 'Archived' },
  ],
  ['it is archived', { status: 'archived' }, { label: 'Last measurement', weight: 'neutral' }],
  [
    'measurements are missed',
    { lastMeasuredAt: hoursAgo(2.1) },
    { label: 'Last measurement', weight: 'against', text: 'older than two intervals (2 h)' },
  ],
  [
    'the clocks differ',
    { lastMeasuredAt: hoursAgo(-1) },
    {
      label: 'Last measurement',
      weight: 'against',
      text: 'in the future: the clock of the service is ahead',
    },
  ],
  [
    'the data could not be read',
    { lastValue: null },
    { label: 'Last value', weight: 'against', text: 'could not be read' },
  ],
  [
    'it has not been measured',
    { lastValue: null, lastMeasuredAt: null },
    { label: 'Last measurement', weight: 'neutral', text: 'none yet' },
  ],
  ['no range is known', { threshold: null }, { label: 'Last value', weight: 'neutral' }],
  ['nothing watches it', { usedBy: 0 }, { label: 'Watched by', weight: 'neutral', text: 'no alert' }],
])('weighs what is known if %s', (_, more, fact) => {
  expect(metricEvidence(metric(more), now)).toContainEqual(expect.objectContaining(fact));
});

const absent = fc.constantFrom(null, undefined);
const date = fc.oneof(
  fc.integer({ min: -600, max: 600 }).map((minutes) => hoursAgo(minutes / 60)),
  absent,
);
const anyMetric = fc
  .record({
    status: fc.oneof(fc.constantFrom('active', 'archived', 'newer'), absent),
    lastValue: fc.oneof(fc.constantFrom(0, 1_000, 1_500, 3_000), absent),
    lastMeasuredAt: date,
    threshold: fc.constantFrom({ type: 'constant', range: [1_000, 2_000] } as const, null),
    usedBy: fc.oneof(fc.nat(2), absent),
  })
  .map(metric);

it('of any metric, only what is younger than two intervals is a proof', () => {
  fc.assert(
    fc.property(anyMetric, (given) => {
      for (const { at } of metricEvidence(given, now).filter(({ weight }) => weight === 'proof')) {
        const age = now.getTime() - (at?.getTime() ?? 0);
        expect(age).toBeLessThanOrEqual(2 * hourMs);
        expect(age).toBeGreaterThanOrEqual(-5 * minuteMs);
      }
    }),
  );
});

it('calls no metric in range against its own evidence, nor without a proof', () => {
  fc.assert(
    fc.property(anyMetric, (given) => {
      const isInside = metricValueState(given, now) === 'inside';
      const weights = metricEvidence(given, now).map(({ weight }) => weight);
      expect(isInside && weights.includes('against')).toBe(false);
      expect(isInside && !weights.includes('proof')).toBe(false);
      expect(weights).not.toContain('missing');
    }),
  );
});

it('a field that is absent drops its facts and adds none', () => {
  const assumed = ['status', 'lastValue', 'lastMeasuredAt', 'usedBy'] as const;
  fc.assert(
    fc.property(anyMetric, fc.constantFrom(...assumed), (given, field) => {
      const labels = (each: Metric) => metricEvidence(each, now).map(({ label }) => label);
      expect(labels(given)).toEqual(expect.arrayContaining(labels({ ...given, [field]: undefined })));
    }),
  );
});
