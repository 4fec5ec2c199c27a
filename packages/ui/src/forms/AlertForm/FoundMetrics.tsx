import { useMemo, useState } from 'react';
import type { MetricId } from '../../domain/entities/id.ts';
import type { Metric } from '../../domain/observability/metric.ts';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { rowsAtFirst, ShowMore, useShownRows } from '../../patterns/Pagination/ShowMore.tsx';
import { headHeight } from '../../patterns/Grid/Grid.css.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { rowHeight } from './metricRow.ts';

/** The found metrics, those first that were chosen when they were found: a row keeps its place when it is chosen. */
function useChosenFirst(found: readonly Metric[], chosen: readonly MetricId[]): readonly Metric[] {
  const key = found.map(({ id }) => id).join();
  const [order, setOrder] = useState({ key, first: chosen });
  if (order.key !== key) setOrder({ key, first: chosen });
  return useMemo(() => {
    const isFirst = ({ id }: Metric) => order.first.includes(id);
    return [...found.filter(isFirst), ...found.filter((metric) => !isFirst(metric))];
  }, [found, order.first]);
}

interface FoundMetricsProps {
  readonly found: readonly Metric[];
  readonly chosen: readonly MetricId[];
  onChange(next: ReadonlySet<string>): void;
}

/** The grid loads after the form, which is usable without it. */
const useGrid = createLazyHook(() => import('./MetricRows.tsx'));

/** Reserves the room of the metrics. */
export const MetricsToCome = () => (
  <Loading label="Loading metrics">
    <Skeleton height={headHeight + rowsAtFirst * rowHeight} />
  </Loading>
);

/** What the search found, as part of the page: the first of it, and the others when asked for. */
export function FoundMetrics({ found, chosen, onChange }: FoundMetricsProps) {
  const grid = useGrid(true);
  const selected = useMemo(() => new Set(chosen.map(String)), [chosen]);
  const ordered = useChosenFirst(found, chosen);
  const { shown, more } = useShownRows(ordered.length);
  const rows = useMemo(() => ordered.slice(0, shown), [ordered, shown]);
  if (!grid) return <MetricsToCome />;
  return (
    <>
      <grid.MetricRows rows={rows} selected={selected} onChange={onChange} />
      <ShowMore {...more} />
    </>
  );
}
