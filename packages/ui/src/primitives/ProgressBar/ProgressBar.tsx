import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as meterCss from '../Meter/Meter.css.ts';
import type { RootProps } from '../rootProps.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** What is going on, such as `Reading the schema`. */
  label: string;
  /** How much is done, from 0 to `max`. Left out while that is unknown. */
  value?: number | undefined;
  /** How much there is to do. @default 100 */
  max?: number | undefined;
  /** The value in words, such as `12 of 40 tables`. @default the share, such as `30%` */
  valueLabel?: string | undefined;
}

/**
 * How far something has come. For a share of a fixed amount use `Meter`; while a place is empty because it loads, use
 * `Skeleton` or `Loading`.
 */
export function ProgressBar({ label, value, max = 100, valueLabel, ...root }: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...root}
      className={meterCss.meter}
      isIndeterminate={value === undefined}
      value={value}
      maxValue={max}
      valueLabel={valueLabel}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={meterCss.words}>
            <Label className={meterCss.label}>{label}</Label>
            <span className={meterCss.value}>{valueLabel ?? valueText}</span>
          </span>
          <span className={meterCss.track}>
            {percentage === undefined ? (
              <span className={css.passing} />
            ) : (
              percentage > 0 && <svg className={css.bar} width={`${percentage}%`} aria-hidden />
            )}
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
