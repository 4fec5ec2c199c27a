import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hourMs } from '../format/duration.ts';
import { metricValueState } from './metricFacts.ts';

const now = new Date('2026-03-04T10:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
const threshold = { type: 'constant', range: [1, 9] } as const;
const active = { status: 'active', threshold } as const;

it.each([
  ['archived', { ...active, status: 'archived', lastValue: 5, lastMeasuredAt: ago(0) }],
  ['outside', { ...active, lastValue: 10, lastMeasuredAt: ago(0) }],
  // Out of range stays out of range until something else is known.
  ['outside', { ...active, lastValue: 10, lastMeasuredAt: ago(500) }],
  ['outside', { ...active, lastValue: 10 }],
  ['inside', { ...active, lastValue: 9, lastMeasuredAt: ago(2) }],
  ['wasInside', { ...active, lastValue: 9, lastMeasuredAt: ago(2.1) }],
  ['wasInside', { ...active, lastValue: 9, lastMeasuredAt: ago(-1) }],
  ['wasInside', { ...active, lastValue: 9 }],
  ['unreadable', { ...active, lastValue: null, lastMeasuredAt: ago(1) }],
  ['notMeasured', { ...active, lastValue: null, lastMeasuredAt: null }],
  [undefined, { ...active, lastValue: null }],
  [undefined, { ...active }],
  [undefined, { ...active, threshold: null, lastValue: 5, lastMeasuredAt: ago(0) }],
] as const)('is %s for %j', (state, metric) => {
  expect(metricValueState(metric, now)).toBe(state);
});

it('is in range only with a value in its range that was measured lately', () => {
  fc.assert(
    fc.property(
      fc.option(fc.double({ noNaN: true }), { nil: null }),
      fc.option(fc.integer({ min: 0, max: 1_000 }).map(ago), { nil: undefined }),
      fc.constantFrom('active', 'archived', 'newer'),
      (lastValue, lastMeasuredAt, status) => {
        const state = metricValueState({ ...active, status, lastValue, lastMeasuredAt }, now);
        if (state !== 'inside') return;
        expect(lastValue).toBeGreaterThanOrEqual(1);
        expect(lastValue).toBeLessThanOrEqual(9);
        expect(now.getTime() - (lastMeasuredAt?.getTime() ?? 0)).toBeLessThanOrEqual(2 * hourMs);
      },
    ),
  );
});
