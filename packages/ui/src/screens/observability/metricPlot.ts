import type { KnownValue } from '../../domain/observability/metricHistory.ts';
import { noLimit, type Threshold } from '../../domain/observability/threshold.ts';
import { barAfter } from '../../patterns/RecordsChart/RecordsChart.logic.ts';

export { barAfter as pointAfter };

/** The values that a plot shows. */
export interface ValueScale {
  readonly bottom: number;
  readonly top: number;
  /** The values of its lines, lowest first. */
  readonly lines: readonly number[];
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** The smallest round step of at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (roundSteps.find((step) => step * power >= least) ?? 10) * power;
}

/** Round lines around values and the ends of a range. Values far above zero do not start at zero, so that they differ. */
export function valueScale(
  values: readonly number[],
  range: Threshold['range'] | null | undefined,
): ValueScale {
  const ends = (range ?? []).filter((end) => Math.abs(end) < noLimit);
  const all = [...values, ...ends];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const low = least >= 0 && least < most * 0.5 ? 0 : least;
  const [from, to] = low === most ? [Math.min(0, low), Math.max(0, most)] : [low, most];
  const step = roundStep((to - from) / 4 || 1);
  const first = Math.floor(from / step);
  const last = Math.max(first + 1, Math.ceil(to / step));
  // Whole multiples, rounded: 3 × 0.1 is not 0.3.
  const lines = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { bottom: lines[0] ?? 0, top: lines.at(-1) ?? 1, lines };
}

type Point = readonly [x: number, y: number];
type NumberAt = KnownValue & { readonly value: number };

/** A longer break than this many usual intervals is a gap, in which nothing is known. */
const gapLength = 2.5;

function usualGap(values: readonly KnownValue[]): number {
  const gaps = values
    .slice(1)
    .map(({ at }, index) => at.getTime() - (values[index]?.at ?? at).getTime())
    .toSorted((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

export const hasNumber = (value: KnownValue): value is NumberAt => value.value !== null;

/** The path through a series. It ends where a value could not be read or is missing. Single values are no line. */
export function lineOf(values: readonly KnownValue[], place: (value: NumberAt) => Point): string {
  const series = values.filter(({ origin }) => origin === 'series');
  const longest = usualGap(series) * gapLength;
  const runs: NumberAt[][] = [];
  let previous: NumberAt | undefined;
  for (const value of series) {
    const isRead = hasNumber(value);
    const follows = isRead && previous && value.at.getTime() - previous.at.getTime() <= longest;
    if (follows) runs.at(-1)?.push(value);
    else if (isRead) runs.push([value]);
    previous = isRead ? value : undefined;
  }
  return runs
    .map((run) => {
      const points = run.map((value) => place(value).join(' '));
      return `M${points.join('L')}${points.length === 1 ? 'h0' : ''}`;
    })
    .join('');
}
