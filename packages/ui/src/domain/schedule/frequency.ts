import { dayMs, hourMs, minuteMs, secondMs } from '../format/duration.ts';

const units = [
  [dayMs, 'day'],
  [hourMs, 'hour'],
  [minuteMs, 'minute'],
  [secondMs, 'second'],
] as const;

/** `Every 15 minutes`, `Every hour`, `Every 6 hours`. */
export function describeFrequency(milliseconds: number): string {
  const [size, unit] = units.find(([length]) => milliseconds >= length && milliseconds % length === 0) ?? [
    secondMs,
    'second',
  ];
  const count = Math.max(1, Math.round(milliseconds / size));
  return count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;
}

/** The options, including a saved value that is not one of them. */
export const frequenciesWith = (options: readonly number[], current: number): readonly number[] =>
  options.includes(current) ? options : [...options, current].toSorted((one, other) => one - other);
