import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import { hourMs } from '../format/duration.ts';
import type { AlertTrigger } from './alertTrigger.ts';
import { countOutside, knownValues, outsideSpans, triggersOf } from './metricHistory.ts';

const start = new Date('2026-03-04T00:00:00Z').getTime();
const at = (hour: number) => new Date(start + hour * hourMs);
const threshold = { type: 'constant', range: [1, 9] } as const;
const own = { id: toId<'metric'>(1), lastValue: undefined, lastMeasuredAt: undefined };

const trigger = (id: number, hour: number, value: number | null, metricId = 1): AlertTrigger => ({
  id: toId(id),
  alertId: toId(1),
  status: 'open',
  triggeredAt: at(hour),
  measurements: [{ metricId: toId(metricId), name: 'Orders', value, range: [1, 9] }],
});

describe('the known values of a metric', () => {
  it('are those of the service, of triggers and of this session, oldest first, each instant once', () => {
    const known = knownValues(
      { ...own, lastValue: 4, lastMeasuredAt: at(3), recentValues: [{ at: at(1), value: 2 }] },
      [trigger(1, 2, 12), trigger(2, 1, 2), trigger(3, 0, 7, 2)],
      [
        { at: at(3), value: 4 },
        { at: at(2.5), value: null },
      ],
    );
    expect(known).toEqual([
      { at: at(1), value: 2, origin: 'series' },
      { at: at(2), value: 12, origin: 'trigger' },
      { at: at(2.5), value: null, origin: 'read' },
      { at: at(3), value: 4, origin: 'read' },
    ]);
  });

  it('are none if nothing is known', () => {
    expect(knownValues(own, [], [])).toEqual([]);
    expect(knownValues({ ...own, lastValue: 4 }, [], [])).toEqual([]);
    expect(
      knownValues({ ...own, lastMeasuredAt: at(1) }, [{ ...trigger(1, 1, 2), measurements: null }], []),
    ).toEqual([]);
  });

  it('are in order, whatever the order of what they come from', () => {
    const values = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 200 }).map(at),
        value: fc.option(fc.integer(), { nil: null }),
      }),
    );
    fc.assert(
      fc.property(values, values, (recentValues, seen) => {
        const times = knownValues({ ...own, recentValues }, [], seen).map((each) => each.at.getTime());
        expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
        expect(new Set(times)).toEqual(new Set([...recentValues, ...seen].map((each) => each.at.getTime())));
      }),
    );
  });
});

it('finds the triggers in which a metric was out of range', () => {
  const ours = trigger(1, 2, 12);
  const silent = { ...trigger(3, 2, 12), measurements: undefined };
  expect(triggersOf(toId(1), [ours, trigger(2, 2, 12, 2), silent])).toEqual([ours]);
});

const series = (...values: readonly (number | null)[]) =>
  values.map((value, index) => ({ at: at(index), value, origin: 'series' as const }));

describe('the times out of range', () => {
  it.each([
    ['until the next value in range', series(5, 10, 11, 5), [[1, 3, false]]],
    ['until it could not be read', series(0, null, 5), [[0, 1, false]]],
    ['still', series(5, 10, 12), [[1, 2, true]]],
    [
      'twice',
      series(10, 5, 10),
      [
        [0, 1, false],
        [2, 2, true],
      ],
    ],
    ['never', series(1, 9, null), []],
  ] as const)('last %s', (_, values, spans) => {
    expect(outsideSpans(values, threshold)).toEqual(
      spans.map(([from, to, isOngoing]) => ({ from: at(from), to: at(to), isOngoing })),
    );
  });

  it('are not guessed between single values', () => {
    expect(outsideSpans([{ at: at(1), value: 10, origin: 'trigger' }], threshold)).toEqual([]);
  });
});

it('counts the values out of range among those that were read', () => {
  expect(countOutside(series(0, 5, null, 10), threshold)).toEqual({ outside: 2, of: 3 });
});
