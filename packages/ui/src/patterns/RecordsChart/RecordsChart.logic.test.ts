import { describe, expect, it } from 'vitest';
import { barAfter, csvOf, labelledBars, scaleFor } from './RecordsChart.logic.ts';

describe('scaleFor', () => {
  it.each([
    [0, [1, 2, 3]],
    [1, [1]],
    [2, [1, 2]],
    [4, [1, 2, 3, 4]],
    [200_000, [70_000, 140_000, 210_000]],
    [210_000, [70_000, 140_000, 210_000]],
    [210_001, [80_000, 160_000, 240_000]],
    [301_000, [120_000, 240_000, 360_000]],
    [901_000, [250_000, 500_000, 750_000, 1_000_000]],
    [999_999, [400_000, 800_000, 1_200_000]],
  ])('has round lines for %d', (highest, lines) => {
    expect(scaleFor(highest)).toEqual(lines);
  });

  it('always contains the highest value, in whole records, with little room above', () => {
    for (let highest = 1; highest < 1e9; highest = Math.ceil(highest * 1.07)) {
      const scale = scaleFor(highest);
      expect(scale.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(scale.every(Number.isInteger)).toBe(true);
      expect(highest / (scale.at(-1) ?? Infinity)).toBeGreaterThanOrEqual(0.8);
    }
  });
});

describe('labelledBars', () => {
  const hours = Array.from({ length: 24 }, (_, index) => `${String((index + 11) % 24).padStart(2, '0')}:00`);

  it('labels every sixth hour', () => {
    expect(labelledBars(hours).map((index) => hours[index])).toEqual(['12:00', '18:00', '00:00', '06:00']);
  });

  it('labels a repeated hour once', () => {
    const twice = hours.toSpliced(13, 1, '00:00 GMT-4', '00:00 GMT-5');
    expect(labelledBars(twice).map((index) => twice[index])).toEqual([
      '12:00',
      '18:00',
      '00:00 GMT-4',
      '06:00',
    ]);
  });

  it('labels each day of a week, and every fifth day of a month up to today', () => {
    const days = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1} Mar`);
    expect(labelledBars(days(7))).toHaveLength(7);
    expect(labelledBars(days(30))).toEqual([4, 9, 14, 19, 24, 29]);
  });
});

it('moves within the bars', () => {
  expect(barAfter('ArrowLeft', 0, 24)).toBe(0);
  expect(barAfter('ArrowRight', 22, 24)).toBe(23);
  expect(barAfter('ArrowRight', 23, 24)).toBe(23);
  expect(barAfter('Home', 9, 24)).toBe(0);
  expect(barAfter('End', 9, 24)).toBe(23);
  expect(barAfter('a', 9, 24)).toBeUndefined();
});

describe('csvOf', () => {
  it('writes times with the offset of the zone, also when clocks go back', () => {
    const at = (iso: string) => new Date(iso);
    const bucket = {
      from: at('2026-10-25T00:00:00Z'),
      to: at('2026-10-25T01:00:00Z'),
      initial: 1,
      continuous: 2,
    };
    expect(csvOf([bucket], [{ key: 'initial', label: 'Initial sync' }], 'Europe/Berlin')).toBe(
      'from (Europe/Berlin),to,Initial sync\r\n2026-10-25T02:00:00+02:00,2026-10-25T02:00:00+01:00,1\r\n',
    );
  });
});
