import type { RootProps } from '../../primitives/rootProps.ts';
import { box, outline } from './Sparkline.logic.ts';
import * as css from './Sparkline.css.ts';

export const sparklineTones = ['accent', 'critical', 'muted'] as const;
export type SparklineTone = (typeof sparklineTones)[number];

export interface SparklineProps extends RootProps<SVGSVGElement> {
  /** Evenly spaced values, oldest first. Fewer than two render nothing. */
  values: readonly number[];
  /** What the line shows, for assistive technology. */
  label: string;
  /** Meaning of its colour. @default 'accent' */
  tone?: SparklineTone;
}

/** A series as a small line without axes. To show figures use `RecordsChart`. */
export function Sparkline({ values, label, tone = 'accent', ...root }: SparklineProps) {
  if (values.length < 2) return null;
  return (
    <svg
      {...root}
      className={`${css.sparkline} ${css.tone[tone]}`}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      focusable={false}
    >
      <path
        d={outline(values)}
        fill="currentColor"
        fillOpacity={0.12}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
