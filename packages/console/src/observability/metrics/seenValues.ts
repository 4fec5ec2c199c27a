import type { MeasuredValue, Metric, MetricId } from '@millrace/ui/domain/entities';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** As many as a metric has in three days, read at every full hour. */
const mostKept = 72;

type Seen = ReadonlyMap<MetricId, readonly MeasuredValue[]>;

/** The values of metrics that pages have read since the person signed in. They are not stored. */
const seenAtom = atom<Seen>(new Map());

/** Adds the last values of metrics to those that were seen; the same map if all of them were seen before. */
export function withValues(seen: Seen, metrics: readonly Metric[]): Seen {
  const added = metrics.flatMap(({ id, lastValue, lastMeasuredAt }) => {
    if (!lastMeasuredAt || lastValue === undefined) return [];
    const before = seen.get(id) ?? [];
    const isKnown = before.some(({ at }) => at.getTime() === lastMeasuredAt.getTime());
    if (isKnown) return [];
    return [[id, [...before, { at: lastMeasuredAt, value: lastValue }].slice(-mostKept)] as const];
  });
  return added.length === 0 ? seen : new Map([...seen, ...added]);
}

const noteAtom = atom(null, (_, set, metrics: readonly Metric[]) =>
  set(seenAtom, (seen) => withValues(seen, metrics)),
);

/** Remembers the last values of the metrics that a page shows. */
export function useNoteValues(metrics: readonly Metric[] | undefined): void {
  const note = useSetAtom(noteAtom);
  useEffect(() => {
    if (metrics) note(metrics);
  }, [metrics, note]);
}

const none: readonly MeasuredValue[] = [];

/** The values of a metric that were read since the person signed in. */
export function useSeenValues(id: MetricId | undefined): readonly MeasuredValue[] {
  const seen = useAtomValue(seenAtom);
  return (id === undefined ? undefined : seen.get(id)) ?? none;
}
