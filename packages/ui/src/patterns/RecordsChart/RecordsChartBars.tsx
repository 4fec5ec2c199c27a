import { useState, type KeyboardEvent } from 'react';
import { formatCount } from '../../domain/format/count.ts';
import type { UsageBucket } from '../../domain/usage/usageBuckets.ts';
import { barAfter, sumOfSeries, type ChartMeasure, type ChartSeries } from './RecordsChart.logic.ts';
import * as css from './RecordsChart.css.ts';

/** What the bars are compared with. */
export interface EarlierBars {
  /** The earlier time: `Yesterday`. */
  readonly label: string;
  /** Its count for each bar, in order; empty while they load. */
  readonly records: readonly number[];
}

export interface RecordsChartBarsProps {
  label: string;
  buckets: readonly UsageBucket[];
  /** From the bottom up. */
  series: readonly ChartSeries[];
  /** Names the series of each figure, because there are others that may be hidden. */
  isNamed: boolean;
  /** The time label of each bar. */
  times: readonly string[];
  /** The records at the upper edge. */
  top: number;
  /** What a single series counts. */
  measure: ChartMeasure;
  before: EarlierBars | undefined;
  isLastUnfinished: boolean;
}

/** The earlier counts as steps over the bars. */
function BeforeLine({ records, top }: { records: readonly number[]; top: number }) {
  const steps = records.map((count, index) => {
    const height = top - count;
    return index === 0 ? `M0 ${height}H1` : `V${height}H${index + 1}`;
  });
  return (
    <svg
      aria-hidden
      focusable={false}
      className={css.before}
      viewBox={`0 0 ${records.length} ${top}`}
      preserveAspectRatio="none"
    >
      <path d={steps.join('')} />
    </svg>
  );
}

const figuresOf = (
  bucket: UsageBucket,
  series: readonly ChartSeries[],
  isNamed: boolean,
  { describe }: ChartMeasure,
) =>
  isNamed
    ? series.map(({ key, label }) => ({ key, words: `${formatCount(bucket[key])} ${label.toLowerCase()}` }))
    : [{ key: series[0]?.key ?? 'continuous', words: describe(sumOfSeries(bucket, series)) }];

/**
 * The bars as one tab stop. Assistive technology sees a slider over time: the arrow keys select a bar, whose time and
 * figures are read out.
 */
export function RecordsChartBars({
  label,
  buckets,
  series,
  isNamed,
  times,
  top,
  measure,
  before,
  isLastUnfinished,
}: RecordsChartBarsProps) {
  const [active, setActive] = useState<number | null>(null);
  const last = buckets.length - 1;
  const chosen = Math.min(active ?? last, last);
  const bucket = buckets[chosen];
  const figures = bucket ? figuresOf(bucket, series, isNamed, measure) : [];
  const time = `${times[chosen]}${isLastUnfinished && chosen === last ? ', so far' : ''}`;
  const earlier = before?.records[chosen];
  const comparison =
    before && earlier !== undefined ? `${before.label}: ${measure.describe(earlier)}` : undefined;

  const move = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' ? null : barAfter(event.key, chosen, buckets.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <div
      className={css.bars}
      role="slider"
      tabIndex={0}
      aria-label={`${label}, bar by bar`}
      aria-valuemin={1}
      aria-valuemax={buckets.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={`${time}: ${[...figures.map(({ words }) => words), ...(comparison ? [comparison] : [])].join(', ')}`}
      onKeyDown={move}
      onFocus={() => setActive((present) => present ?? last)}
      onBlur={() => setActive(null)}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves when it is lifted. The figures of the bar that it touched stay until the focus moves.
        if (pointerType !== 'touch') setActive(null);
      }}
    >
      {buckets.map((one, index) => (
        <div
          key={one.from.getTime()}
          className={css.column}
          data-active={index === active || undefined}
          onPointerEnter={() => setActive(index)}
        >
          <div className={css.bar} data-unfinished={(isLastUnfinished && index === last) || undefined}>
            {series.toReversed().map(({ key }) => (
              <div
                key={key}
                className={css.tint[measure.tint ?? key]}
                style={{ blockSize: `${(one[key] / top) * 100}%` }}
              />
            ))}
          </div>
        </div>
      ))}
      {before && <BeforeLine records={before.records} top={top} />}
      {active !== null && (
        <div
          className={css.tip[chosen < buckets.length / 2 ? 'after' : 'before']}
          style={{ insetInlineStart: `${((chosen + 0.5) / buckets.length) * 100}%` }}
        >
          <span className={css.tipTime}>{time}</span>
          {figures.map(({ key, words }) => (
            <span key={key} className={css.tipFigure}>
              {isNamed && <span className={`${css.swatch} ${css.tint[key]}`} />}
              {words}
            </span>
          ))}
          {comparison !== undefined && <span className={css.tipTime}>{comparison}</span>}
        </div>
      )}
    </div>
  );
}
