import type { MetricId } from '../entities/id.ts';
import type { AlertTrigger } from './alertTrigger.ts';
import type { MeasuredValue, Metric } from './metric.ts';
import { isOutside, type Threshold } from './threshold.ts';

/** How a value is known: the service tells the series, an alert fired, or a page read it. */
export type ValueOrigin = 'series' | 'trigger' | 'read';

export interface KnownValue extends MeasuredValue {
  readonly origin: ValueOrigin;
}

/** The triggers of alerts in which a metric was out of range, as far as the service says what was. */
export const triggersOf = (id: MetricId, triggers: readonly AlertTrigger[]): readonly AlertTrigger[] =>
  triggers.filter(({ measurements }) => measurements?.some(({ metricId }) => metricId === id));

/**
 * Everything that is known of a metric's values, oldest first, and once for each instant.
 * @param seen what was read since the person signed in
 */
export function knownValues(
  {
    id,
    lastValue,
    lastMeasuredAt,
    recentValues,
  }: Pick<Metric, 'id' | 'lastValue' | 'lastMeasuredAt' | 'recentValues'>,
  triggers: readonly AlertTrigger[],
  seen: readonly MeasuredValue[],
): readonly KnownValue[] {
  const fired = triggersOf(id, triggers).flatMap(({ triggeredAt, measurements }) => {
    const own = measurements?.find(({ metricId }) => metricId === id);
    return triggeredAt && own ? [{ at: triggeredAt, value: own.value }] : [];
  });
  const last = lastMeasuredAt && lastValue !== undefined ? [{ at: lastMeasuredAt, value: lastValue }] : [];
  const known = new Map<number, KnownValue>();
  // Of the same instant, the later origin wins.
  for (const [origin, values] of [
    ['read', [...seen, ...last]],
    ['trigger', fired],
    ['series', recentValues ?? []],
  ] as const) {
    for (const { at, value } of values) known.set(at.getTime(), { at, value, origin });
  }
  return [...known.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** A time in which every value was out of range. */
export interface OutsideSpan {
  readonly from: Date;
  /** The next value that was in range or could not be read, or else the last known one. */
  readonly to: Date;
  /** No other value is known since. */
  readonly isOngoing: boolean;
}

/** When the values of a series were out of a range, oldest first. Between single values nothing is known. */
export function outsideSpans(
  values: readonly KnownValue[],
  threshold: Pick<Threshold, 'range'>,
): readonly OutsideSpan[] {
  const series = values.filter(({ origin }) => origin === 'series');
  const spans: OutsideSpan[] = [];
  let from: Date | undefined;
  for (const { at, value } of series) {
    if (isOutside(value, threshold)) {
      from ??= at;
    } else if (from) {
      spans.push({ from, to: at, isOngoing: false });
      from = undefined;
    }
  }
  const last = series.at(-1);
  if (from && last) spans.push({ from, to: last.at, isOngoing: true });
  return spans;
}

/** How many values are out of a range, of those that were read. */
export function countOutside(
  values: readonly MeasuredValue[],
  threshold: Pick<Threshold, 'range'>,
): { readonly outside: number; readonly of: number } {
  const read = values.filter(({ value }) => value !== null);
  return { outside: read.filter(({ value }) => isOutside(value, threshold)).length, of: read.length };
}
