import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noLimit } from '../../domain/observability/threshold.ts';
import type { KnownValue, ValueOrigin } from '../../domain/observability/metricHistory.ts';
import { lineOf, pointAfter, valueScale } from './metricPlot.ts';

describe('the scale', () => {
  it('holds every value and every limit, with a few round lines', () => {
    const value = fc.integer({ min: -1e11, max: 1e11 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), fc.option(fc.tuple(value, value)), (values, ends) => {
        const range = ends && ([Math.min(...ends), Math.max(...ends)] as const);
        const { bottom, top, lines } = valueScale(values, range);
        for (const each of [...values, ...(range ?? [])]) {
          expect(each).toBeGreaterThanOrEqual(bottom - 1e-6 * Math.abs(bottom));
          expect(each).toBeLessThanOrEqual(top + 1e-6 * Math.abs(top));
        }
        expect(top).toBeGreaterThan(bottom);
        expect(lines.length).toBeGreaterThanOrEqual(2);
        expect(lines.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it.each([
    [
      [0.2, 0.4],
      [0, 1],
      [0, 0.25, 0.5, 0.75, 1],
    ],
    [[350_000], [300_000, 460_000], [300_000, 350_000, 400_000, 450_000, 500_000]],
    [[12], [0, noLimit], [0, 5, 10, 15]],
    [[-4, 4], null, [-4, -2, 0, 2, 4]],
    [[7], null, [0, 2, 4, 6, 8]],
  ] as const)('of %j with the range %j has the lines %j', (values, range, lines) => {
    expect(valueScale(values, range).lines).toEqual(lines);
  });
});

const hour = 3_600_000;
const at = (hours: number, value: number | null, origin: ValueOrigin = 'series'): KnownValue => ({
  at: new Date(hours * hour),
  value,
  origin,
});

describe('the line', () => {
  const place = ({ at: time, value }: { at: Date; value: number }) => [time.getTime() / hour, value] as const;
  it.each([
    ['joins successive values', [at(0, 1), at(1, 2), at(2, 3)], 'M0 1L1 2L2 3'],
    [
      'ends where the data could not be read',
      [at(0, 1), at(1, 2), at(2, null), at(3, 4), at(4, 5)],
      'M0 1L1 2M3 4L4 5',
    ],
    ['ends at a gap', [at(0, 1), at(1, 2), at(9, 3), at(10, 4)], 'M0 1L1 2M9 3L10 4'],
    ['leaves out single values', [at(0, 1, 'trigger'), at(1, 2, 'read')], ''],
    ['is a point for a value alone', [at(0, 1)], 'M0 1h0'],
  ] as const)('%s', (_, values, path) => {
    expect(lineOf(values, place)).toBe(path);
  });
});

it.each([
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowRight', 2, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s leads from point %i to %s', (key, from, to) => {
  expect(pointAfter(key, from, 3)).toBe(to);
});
