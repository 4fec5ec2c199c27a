import { rem } from '../../theme/rem.ts';
import type { RootProps } from '../rootProps.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends RootProps<SVGSVGElement> {
  /** Edge length in px at the default font size. @default 16 */
  size?: 16 | 20 | 32;
  /** Accessible name for what is loading. Leave it out when adjacent text names it. */
  label?: string;
}

/**
 * An indeterminate progress indicator. For a measurable progress use `ProgressBar`; for content that loads use
 * `Loading`.
 */
export function Spinner({ size = 16, label, ...root }: SpinnerProps) {
  return (
    <svg
      {...root}
      className={css.spinner}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle className={css.track} cx={8} cy={8} r={6.5} />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" />
    </svg>
  );
}
