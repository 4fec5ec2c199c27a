import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './Brand.css.ts';

export interface BrandProps extends RootProps {
  /** Shows only the mark; the name stays available to assistive technology. @default false */
  isMarkOnly?: boolean;
}

/** The product's mark, two channels of water, and its name. For a connector's mark use `ConnectorMark`. */
export function Brand({ isMarkOnly = false, ...root }: BrandProps) {
  return (
    <span {...root} className={css.brand}>
      <svg
        className={css.waves}
        width={24}
        height={14}
        viewBox="0 0 24 14"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.25}
        strokeLinecap="round"
        focusable={false}
        {...(isMarkOnly ? { role: 'img', 'aria-label': 'Millrace' } : { 'aria-hidden': true })}
      >
        <path d="M1.5 4c3-3 6-3 9 0s6 3 12-1" />
        <path className={css.lowerWave} d="M1.5 11c3-3 6-3 9 0s6 3 12-1" />
      </svg>
      {!isMarkOnly && 'Millrace'}
    </span>
  );
}
