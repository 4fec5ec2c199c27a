import { metricUnit } from '../../domain/observability/describeMetric.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { MetricEntries } from './metricEntries.ts';
import * as css from './CreateMetricModal.css.ts';

/** The expected values, both ends included. */
export function MetricRange({ draft, isReadOnly, errorAt, change }: MetricEntries) {
  const unit = metricUnit(draft.type);
  return (
    <div role="group" aria-label="Expected range" className={css.conditions}>
      <span className={css.groupLabel}>Expected range</span>
      <div className={css.pair}>
        <TextField
          label="From"
          isRequired
          inputMode="decimal"
          autoComplete="off"
          isReadOnly={isReadOnly}
          suffix={unit}
          value={draft.low}
          onChange={(low) => change({ low })}
          error={errorAt('low')}
        />
        <TextField
          label="To"
          isRequired
          inputMode="decimal"
          autoComplete="off"
          isReadOnly={isReadOnly}
          suffix={unit}
          value={draft.high}
          onChange={(high) => change({ high })}
          error={errorAt('high')}
        />
      </div>
      <p className={css.note}>For a limit on one side only, enter a value that is far away on the other.</p>
    </div>
  );
}
