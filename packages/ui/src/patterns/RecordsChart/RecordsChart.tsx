import { formatCompact } from '../../domain/format/count.ts';
import { recordsIn, type UsageBuckets } from '../../domain/usage/usageBuckets.ts';
import { usageSpanLabel, usageTicks } from '../../domain/usage/usageLabels.ts';
import { labelledBars, scaleFor, type ChartSeries } from './RecordsChart.logic.ts';
import { RecordsChartBars } from './RecordsChartBars.tsx';
import { RecordsChartTable } from './RecordsChartTable.tsx';
import * as css from './RecordsChart.css.ts';
import { useTimeZone } from '../PresentProvider/present.ts';

export interface RecordsChartProps {
  /** Names the chart. */
  label: string;
  /** The bars of one range, from `bucketUsage`. */
  usage: UsageBuckets;
}

const bothSeries: readonly ChartSeries[] = [
  { key: 'continuous', label: 'Continuous sync' },
  { key: 'initial', label: 'Initial sync' },
];

const share = (value: number, top: number): string => `${(value / top) * 100}%`;

/** Labels under narrow bars at either end would extend beyond the chart. */
const tickPlace = (index: number, count: number): keyof typeof css.tick => {
  if (count <= 7) return 'middle';
  return index === 0 ? 'first' : index === count - 1 ? 'last' : 'middle';
};

/**
 * Records over time as bars. A bar's exact time and figures show on hover and, with the arrow keys, on focus. A table
 * below contains the same figures.
 */
export function RecordsChart({ label, usage }: RecordsChartProps) {
  const timeZone = useTimeZone();
  const { buckets, range, hasData } = usage;
  const ticks = usageTicks(buckets, range, timeZone);
  const highest = Math.max(0, ...buckets.map(recordsIn));
  const scale = scaleFor(highest);
  const top = scale.at(-1) ?? 1;
  const present = bothSeries.filter(({ key }) => buckets.some((bucket) => bucket[key] > 0));
  const series = present.length === 0 ? bothSeries.slice(0, 1) : present;
  const times = buckets.map((bucket) => usageSpanLabel(bucket, range, timeZone));

  return (
    <figure className={css.chart} aria-label={label}>
      {series.length > 1 && (
        <ul className={css.legend}>
          {series.map(({ key, label: name }) => (
            <li key={key} className={css.legendItem}>
              <span className={`${css.swatch} ${css.tint[key]}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={css.plot}>
        {scale.map((value) => (
          <div key={value} className={css.line} style={{ insetBlockEnd: share(value, top) }}>
            {highest > 0 && <span className={css.lineLabel}>{formatCompact(value)}</span>}
          </div>
        ))}
        {hasData && highest > 0 ? (
          <RecordsChartBars label={label} buckets={buckets} series={series} times={times} top={top} />
        ) : (
          <p className={css.nothing}>
            {hasData ? 'No records synced in this range.' : 'No data in this range.'}
          </p>
        )}
      </div>
      <div className={css.ticks} aria-hidden>
        {labelledBars(ticks).map((index) => (
          <span
            key={index}
            className={css.tick[tickPlace(index, ticks.length)]}
            style={{ insetInlineStart: share(index + 0.5, ticks.length) }}
          >
            {ticks[index]}
          </span>
        ))}
      </div>
      {hasData && <RecordsChartTable buckets={buckets} series={series} times={times} />}
    </figure>
  );
}
