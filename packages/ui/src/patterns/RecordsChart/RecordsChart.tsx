import { useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { formatCompact, formatCount } from '../../domain/format/count.ts';
import { dayMs, hourMs } from '../../domain/format/duration.ts';
import { ready } from '../../domain/outcome/remote.ts';
import { syncLabels } from '../../domain/usage/syncLabels.ts';
import type { UsageBucket, UsageBuckets } from '../../domain/usage/usageBuckets.ts';
import { usageSpanLabel, usageTicks } from '../../domain/usage/usageLabels.ts';
import { saveFile } from '../../internal/saveFile.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/DataTable.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import {
  csvOf,
  labelledBars,
  recordsMeasure,
  scaleFor,
  sumOfSeries,
  type ChartMeasure,
  type ChartSeries,
} from './RecordsChart.logic.ts';
import { type EarlierBars, RecordsChartBars } from './RecordsChartBars.tsx';
import * as css from './RecordsChart.css.ts';
import { useTimeZone } from '../PresentProvider/present.ts';

export type { ChartMeasure } from './RecordsChart.logic.ts';
export type { EarlierBars } from './RecordsChartBars.tsx';

export interface RecordsChartProps extends RootProps {
  /** Names the chart. */
  label: string;
  /** The bars of one range, from `bucketUsage`. */
  usage: UsageBuckets;
  /** Name of the file with the figures that are shown; without it, no file is offered. */
  fileName?: string;
  /** What is counted, if it is not records by kind of sync. It is one series, in `continuous`. */
  measure?: ChartMeasure;
  /** The same bars of an earlier time, such as yesterday, shown as a dashed line: one count for each bar. */
  before?: EarlierBars;
  /** Whether the time of the last bar is not over, so that it is hatched and the legend says so. @default false */
  isLastUnfinished?: boolean;
}

const bothSeries: readonly ChartSeries[] = [
  { key: 'continuous', label: syncLabels.continuous },
  { key: 'initial', label: syncLabels.initial },
];

const share = (value: number, top: number): string => `${(value / top) * 100}%`;

/** A row of the table: a bar with its time. */
interface TimedBucket {
  readonly bucket: UsageBucket;
  readonly time: string | undefined;
}

const chartColumns = (
  series: readonly ChartSeries[],
  measure: ChartMeasure,
): readonly DataTableColumn<TimedBucket>[] => [
  { id: 'time', label: 'Time', cell: ({ time }) => time },
  ...series.map(({ key, label: name }) => ({
    id: key,
    label: series.length > 1 ? name : measure.label,
    align: 'end' as const,
    cell: ({ bucket }: TimedBucket) => formatCount(bucket[key]),
  })),
];

/** What the hatching of the last bar means. */
function unfinishedLabel({ from, to }: UsageBucket): string {
  const length = to.getTime() - from.getTime();
  if (length === hourMs) return 'This hour so far';
  // A day on which the clocks change has 23 or 25 hours.
  return Math.abs(length - dayMs) <= hourMs ? 'Today so far' : 'So far';
}

/** Labels under narrow bars at either end would extend beyond the chart, so they move towards their neighbour. */
function tickPlace(index: number, count: number, labelled: readonly number[]): keyof typeof css.tick {
  if (count <= 7) return 'middle';
  if (index === count - 1) return 'last';
  if (labelled.at(-1) === count - 1 && labelled.at(-2) === index) return 'beforeLast';
  return index === 0 ? 'first' : 'middle';
}

/**
 * Records over time as bars, by kind of sync, or another count. Each kind can be shown alone. A bar's exact time and
 * figures show on hover and, with the arrow keys, on focus. A table below contains the same figures, and saves them
 * as a file. For a trend without figures use `Sparkline`.
 */
export function RecordsChart({
  label,
  usage,
  fileName,
  measure = recordsMeasure,
  before,
  isLastUnfinished = false,
  ...root
}: RecordsChartProps) {
  const timeZone = useTimeZone();
  const [hidden, setHidden] = useState<ChartSeries['key']>();
  const [isBeforeShown, setBeforeShown] = useState(true);
  const { buckets, range, hasData } = usage;
  const ticks = usageTicks(buckets, range, timeZone);
  const present = bothSeries.filter(({ key }) => buckets.some((bucket) => bucket[key] > 0));
  const shown = present.length > 1 ? present.filter(({ key }) => key !== hidden) : present;
  const series = shown.length === 0 ? bothSeries.slice(0, 1) : shown;
  // The earlier counts are of all series together.
  const earlier = before && isBeforeShown && hidden === undefined ? before : undefined;
  const highest = Math.max(
    0,
    ...buckets.map((bucket) => sumOfSeries(bucket, series)),
    ...(earlier?.records ?? []),
  );
  const scale = scaleFor(Math.max(highest, measure.leastTop ?? 1));
  const top = scale.at(-1) ?? 1;
  // Places along the axes are styles, which a server must not send. The table has the same figures.
  const isServer = useIsSSR();
  const labelled = isServer ? [] : labelledBars(ticks);
  const places = isServer ? [] : scale;
  const times = buckets.map((bucket) => usageSpanLabel(bucket, range, timeZone));

  const rows = buckets.map((bucket, index) => ({ bucket, time: times[index] })).toReversed();
  const plot = (
    <>
      <div className={css.plot}>
        {places.map((value) => (
          <div key={value} className={css.line} style={{ insetBlockEnd: share(value, top) }}>
            {highest > 0 && <span className={css.lineLabel}>{formatCompact(value)}</span>}
          </div>
        ))}
        {hasData && highest > 0 ? (
          !isServer && (
            <RecordsChartBars
              label={label}
              buckets={buckets}
              series={series}
              isNamed={present.length > 1}
              times={times}
              top={top}
              measure={measure}
              before={earlier}
              isLastUnfinished={isLastUnfinished}
            />
          )
        ) : (
          <p className={css.nothing}>{hasData ? measure.none : 'No data in this range.'}</p>
        )}
      </div>
      <div className={css.ticks} aria-hidden>
        {labelled.map((index) => (
          <span
            key={index}
            className={css.tick[tickPlace(index, ticks.length, labelled)]}
            style={{ insetInlineStart: share(index + 0.5, ticks.length) }}
          >
            {ticks[index]}
          </span>
        ))}
      </div>
    </>
  );

  const last = buckets.at(-1);
  const isHatched = isLastUnfinished && hasData && last !== undefined && sumOfSeries(last, series) > 0;
  const legend = [
    ...(present.length > 1 ? present : []).map(({ key, label: name }) => ({
      id: key,
      label: name,
      mark: <span className={`${css.swatch} ${css.tint[key]}`} />,
      isShown: key !== hidden,
      // Of two series, hiding the only one that is shown shows the other.
      onShownChange: (isShown: boolean) => setHidden(isShown ? undefined : key),
    })),
    ...(before
      ? [
          {
            id: 'before',
            label: before.label,
            mark: <span className={css.beforeSwatch} />,
            isShown: isBeforeShown,
            onShownChange: setBeforeShown,
          },
        ]
      : []),
    ...(isHatched
      ? [
          {
            id: 'unfinished',
            label: unfinishedLabel(last),
            mark: (
              <span
                className={`${css.swatch} ${css.unfinishedSwatch} ${css.tint[measure.tint ?? 'continuous']}`}
              />
            ),
          },
        ]
      : []),
  ];

  return (
    <ChartFrame
      {...root}
      label={label}
      isLabelHidden
      legend={legend.length > 0 ? legend : undefined}
      data={ready(hasData ? rows : [])}
      columns={chartColumns(series, measure)}
      getRowId={({ bucket }) => bucket.from.toISOString()}
      empty={plot}
      tools={
        fileName !== undefined && (
          <Button
            size="small"
            onPress={() => saveFile(fileName, 'text/csv', csvOf(buckets, series, timeZone))}
          >
            Download CSV
          </Button>
        )
      }
    >
      {() => plot}
    </ChartFrame>
  );
}
