import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import type { RootProps } from '../rootProps.ts';
import * as css from './Meter.css.ts';

export interface MeterProps extends RootProps<HTMLDivElement> {
  /** What is measured, with its time range. */
  label: string;
  /** How much is used. */
  value: number;
  /** How much there is; 0 counts as used up. */
  max: number;
  /** The value in words, such as `8,140 of 10,000`. */
  valueLabel: string;
}

/** From this share on, the colour warns. */
const warningShare = 0.8;

/**
 * How much of a fixed amount is used: amber from 80 % on, red once nothing is left. Say next to it what follows. For
 * work in progress use `ProgressBar`.
 */
export function Meter({ label, value, max, valueLabel, ...root }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  const tone = share >= 1 ? 'critical' : share >= warningShare ? 'caution' : 'calm';
  return (
    <AriaMeter
      {...root}
      className={css.meter}
      value={max > 0 ? Math.min(value, max) : 1}
      maxValue={max > 0 ? max : 1}
      valueLabel={valueLabel}
    >
      <span className={css.words}>
        <Label className={css.label}>{label}</Label>
        <span className={css.value}>{valueLabel}</span>
      </span>
      <span className={css.track}>
        {share > 0 && <svg className={css.bars[tone]} width={`${share * 100}%`} aria-hidden />}
      </span>
    </AriaMeter>
  );
}
