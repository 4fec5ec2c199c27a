import { formatMetricValue, metricUnit } from '../../domain/observability/describeMetric.ts';
import { rangeAround } from '../../domain/observability/metricForm.ts';
import type { RangeTrial } from '../../domain/observability/rangeTrial.ts';
import type { RangeKind } from '../../domain/observability/threshold.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SegmentedControl, type Segment } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { MetricEntries } from './metricEntries.ts';
import { RangeTrialNote } from './RangeTrialNote.tsx';
import * as css from './CreateMetricModal.css.ts';

const kinds: readonly Segment<RangeKind>[] = [
  { value: 'between', label: 'Between' },
  { value: 'atLeast', label: 'At least' },
  { value: 'atMost', label: 'At most' },
];

interface MetricRangeProps extends MetricEntries {
  /** The last value of what is measured, if it is known. */
  readonly lastValue: number | undefined;
  /** How the range lies to the known values; `undefined` if none is known. */
  readonly trial: RangeTrial | undefined;
}

/** The expected values, both ends included. A side without a limit is not asked for. */
export function MetricRange({ draft, isReadOnly, errorAt, change, lastValue, trial }: MetricRangeProps) {
  const { range, type } = draft;
  const suggestion = lastValue === undefined ? undefined : rangeAround(lastValue, type);
  const isTaken =
    suggestion && range === 'between' && suggestion.low === draft.low && suggestion.high === draft.high;
  const end = (field: 'low' | 'high', label: string) => (
    <TextField
      label={label}
      isRequired
      inputMode="decimal"
      autoComplete="off"
      isReadOnly={isReadOnly}
      suffix={metricUnit(type)}
      value={draft[field]}
      onChange={(value) => change(field === 'low' ? { low: value } : { high: value })}
      error={errorAt(field)}
    />
  );
  return (
    <div role="group" aria-label="Expected range" className={css.conditions}>
      <div className={css.rangeHead}>
        <span className={css.groupLabel}>Expected range</span>
        <SegmentedControl
          label="Limits"
          segments={kinds}
          value={range}
          onChange={(kind) => change({ range: kind })}
          isDisabled={isReadOnly}
        />
      </div>
      <div className={css.pair}>
        {range !== 'atMost' && end('low', range === 'between' ? 'From' : 'Lowest value')}
        {range !== 'atLeast' && end('high', range === 'between' ? 'To' : 'Highest value')}
      </div>
      {trial && <RangeTrialNote trial={trial} />}
      {suggestion && (
        <div className={css.suggestion}>
          <span className={css.note}>{`Last value: ${formatMetricValue(lastValue, type)}`}</span>
          {!isTaken && !isReadOnly && (
            <Button size="small" variant="ghost" onPress={() => change(suggestion)}>
              Use ±20 %
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
