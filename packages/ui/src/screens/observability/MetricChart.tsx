import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatCompact } from '../../domain/format/count.ts';
import { formatExact } from '../../domain/format/time.ts';
import type { Metric } from '../../domain/observability/metric.ts';
import { formatMetricValue } from '../../domain/observability/describeMetric.ts';
import { outsideSpans, type KnownValue, type ValueOrigin } from '../../domain/observability/metricHistory.ts';
import { isOutside, noLimit } from '../../domain/observability/threshold.ts';
import { ready } from '../../domain/outcome/remote.ts';
import { usageTicks } from '../../domain/usage/usageLabels.ts';
import type { UsageRange, UsageSpan } from '../../domain/usage/usageRanges.ts';
import { ChartFrame } from '../../patterns/ChartFrame/ChartFrame.tsx';
import { useTimeZone } from '../../patterns/PresentProvider/present.ts';
import * as chartCss from '../../patterns/RecordsChart/RecordsChart.css.ts';
import { labelledBars } from '../../patterns/RecordsChart/RecordsChart.logic.ts';
import type { DataTableColumn } from '../../primitives/DataTable/DataTable.tsx';
import { hasNumber, lineOf, pointAfter, valueScale } from './metricPlot.ts';
import * as css from './MetricChart.css.ts';

interface MetricChartProps {
  metric: Metric;
  /** Names the chart: `Orders per day in the last 24 hours`. */
  label: string;
  /** The known values, oldest first. */
  values: readonly KnownValue[];
  range: UsageRange;
  /** The parts of the range, oldest first. */
  spans: readonly UsageSpan[];
  /** Shown in place of the plot if no value is known in this range. */
  empty: string;
}

const origins: Readonly<Record<ValueOrigin, string>> = {
  series: 'Measured',
  trigger: 'When an alert fired',
  read: 'Read here',
};

/** The plot is this wide and high, and stretched to its room. */
const side = 1_000;
const percent = (part: number): string => `${(part / side) * 100}%`;

function describe({ value }: KnownValue, { metricType, threshold }: Metric): string {
  if (value === null) return 'not readable';
  const text = formatMetricValue(value, metricType);
  return threshold && isOutside(value, threshold) ? `${text}, out of range` : text;
}

const columnsOf = (
  metric: Metric,
  timeZone: string,
  values: readonly KnownValue[],
): readonly DataTableColumn<KnownValue>[] => [
  { id: 'at', label: 'Time', cell: ({ at }) => formatExact(at, timeZone) },
  {
    id: 'value',
    label: 'Value',
    align: 'end',
    cell: ({ value }) => formatMetricValue(value, metric.metricType),
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ value }) =>
      value === null
        ? 'Not readable'
        : metric.threshold && (isOutside(value, metric.threshold) ? 'Out of range' : 'In range'),
  },
  ...(values.some(({ origin }) => origin !== 'series')
    ? [{ id: 'origin', label: 'Known from', cell: ({ origin }: KnownValue) => origins[origin] }]
    : []),
];

/** The values as one tab stop: the arrow keys select a value, whose time and figure are read out. */
function Plot({ metric, label, values, range, spans }: Omit<MetricChartProps, 'empty'>) {
  const timeZone = useTimeZone();
  const clip = useId();
  const [active, setActive] = useState<number | null>(null);
  const { threshold } = metric;
  const [from, to] = [spans[0]?.from.getTime() ?? 0, spans.at(-1)?.to.getTime() ?? 1];
  const read = values.filter(hasNumber);
  const scale = valueScale(
    read.map(({ value }) => value),
    threshold?.range,
  );
  const x = (at: Date): number => Math.min(1, Math.max(0, (at.getTime() - from) / (to - from))) * side;
  const y = (value: number): number =>
    (1 - Math.min(1, Math.max(0, (value - scale.bottom) / (scale.top - scale.bottom)))) * side;
  const path = lineOf(values, ({ at, value }) => [x(at), y(value)]);
  const [high, low] = threshold ? [y(threshold.range[1]), y(threshold.range[0])] : [0, side];
  const limits = threshold?.range.filter((end) => Math.abs(end) < noLimit) ?? [];
  const isSeries = values.some(({ origin }) => origin === 'series');
  // Of a series only single values and the last one have a dot.
  const dots = read.filter(
    (value, index) => value.origin !== 'series' || index === read.length - 1 || !isSeries,
  );
  const labels = usageTicks(spans, range, timeZone);

  const last = values.length - 1;
  const chosen = Math.min(active ?? last, last);
  const point = values[chosen];
  const move = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' ? null : pointAfter(event.key, chosen, values.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const pointAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = ((clientX - left) / width) * side;
    const distance = (value: KnownValue) => Math.abs(x(value.at) - at);
    setActive(
      values.reduce((best, value, index) => {
        const nearest = values[best];
        return nearest && distance(nearest) <= distance(value) ? best : index;
      }, 0),
    );
  };

  return (
    <div className={css.chart}>
      <svg className={css.axis} aria-hidden focusable={false}>
        {scale.lines.map((value) => (
          <text key={value} className={css.axisLabel} x="0" y={percent(y(value))} dy="4">
            {formatCompact(value)}
          </text>
        ))}
      </svg>
      <div
        className={css.field}
        role="slider"
        tabIndex={0}
        aria-label={`${label}, value by value`}
        aria-valuemin={1}
        aria-valuemax={values.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={point && `${formatExact(point.at, timeZone)}: ${describe(point, metric)}`}
        onKeyDown={move}
        onFocus={() => setActive((present) => present ?? last)}
        onBlur={() => setActive(null)}
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') setActive(null);
        }}
      >
        <svg className={css.plot} aria-hidden focusable={false}>
          {scale.lines.map((value) => (
            <line
              key={value}
              className={css.grid}
              x1="0"
              x2="100%"
              y1={percent(y(value))}
              y2={percent(y(value))}
            />
          ))}
          {threshold && (
            <rect className={css.band} x="0" width="100%" y={percent(high)} height={percent(low - high)} />
          )}
          {limits.map((end) => (
            <line
              key={end}
              className={css.limit}
              x1="0"
              x2="100%"
              y1={percent(y(end))}
              y2={percent(y(end))}
            />
          ))}
          {threshold &&
            outsideSpans(values, threshold).map((span) => (
              <rect
                key={span.from.getTime()}
                className={css.outside}
                x={percent(x(span.from))}
                width={percent(Math.max(2, x(span.to) - x(span.from)))}
                y="0"
                height="100%"
              />
            ))}
          <svg
            width="100%"
            height="100%"
            viewBox={`0 0 ${side} ${side}`}
            preserveAspectRatio="none"
            overflow="visible"
          >
            {threshold && (
              <clipPath id={clip}>
                <rect x="0" width={side} y={-side} height={side + high} />
                <rect x="0" width={side} y={low} height={side} />
              </clipPath>
            )}
            {path !== '' && <path className={css.line.within} d={path} />}
            {path !== '' && threshold && (
              <path className={css.line.outside} d={path} clipPath={`url(#${clip})`} />
            )}
            {dots.map(({ at, value }) => (
              <path
                key={at.getTime()}
                className={css.dot[threshold && isOutside(value, threshold) ? 'outside' : 'within']}
                d={`M${x(at)} ${y(value)}h0`}
              />
            ))}
          </svg>
          {active !== null && point && (
            <line
              className={css.marker}
              x1={percent(x(point.at))}
              x2={percent(x(point.at))}
              y1="0"
              y2="100%"
            />
          )}
        </svg>
        {active !== null && point && (
          <div
            className={chartCss.tip[x(point.at) < side / 2 ? 'after' : 'before']}
            style={{ insetInlineStart: percent(x(point.at)) }}
          >
            <span className={chartCss.tipTime}>{formatExact(point.at, timeZone)}</span>
            <span className={chartCss.tipFigure}>{describe(point, metric)}</span>
            {point.origin !== 'series' && <span className={chartCss.tipTime}>{origins[point.origin]}</span>}
          </div>
        )}
      </div>
      <svg className={css.ticks} aria-hidden focusable={false}>
        {labelledBars(labels).map((index, place) => {
          const start = spans[index]?.from;
          return (
            start && (
              <text
                key={index}
                className={place % 2 === 1 ? css.otherLabel : css.axisLabel}
                x={percent(x(start))}
                y="16"
                textAnchor={index === 0 ? 'start' : 'middle'}
              >
                {labels[index]}
              </text>
            )
          );
        })}
      </svg>
    </div>
  );
}

/** The known values of a metric over time, with its expected range as a band. A table has the same figures. */
export function MetricChart({ metric, label, values, spans, empty, ...rest }: MetricChartProps) {
  const timeZone = useTimeZone();
  const [from, to] = [spans[0]?.from.getTime() ?? 0, spans.at(-1)?.to.getTime() ?? 0];
  const shown = values.filter(({ at }) => at.getTime() >= from && at.getTime() <= to);
  return (
    <ChartFrame
      label={label}
      isLabelHidden
      data={ready(shown.toReversed())}
      columns={columnsOf(metric, timeZone, shown)}
      getRowId={({ at }) => at.toISOString()}
      empty={empty}
      height={css.height}
    >
      {() => <Plot {...rest} metric={metric} label={label} values={shown} spans={spans} />}
    </ChartFrame>
  );
}
