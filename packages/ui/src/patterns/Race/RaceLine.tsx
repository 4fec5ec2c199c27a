import { useId } from 'react';
import { pipelineStatusSpec } from '../../domain/pipelines/pipelineStatus.ts';
import * as css from './Race.css.ts';

/** For table rows, page headers and the art beside the sign-in form. */
export type RaceSize = 'small' | 'wide' | 'art';

export interface RaceLineProps {
  /** The pipeline's status, which sets colour and stroke. */
  status: string;
  /** @default 'small' */
  size?: RaceSize;
  /**
   * How far apart the beads are that show the rate of a wide, running line, in px. @default no beads
   */
  beadSpacing?: number | undefined;
}

const small = 'M1 6.5C5 2.5 9 2.5 13 6s9 4.5 16-1.5';
const long = 'M1 14C9 14 15 5 25 5s15 15 25 15 15-15 25-15 16 9 24 9';

/** The channel: solid and in the accent colour while data flows, dashed in the status's colour otherwise. */
export function RaceLine({ status, size = 'small', beadSpacing }: RaceLineProps) {
  const mask = useId();
  const { tone } = pipelineStatusSpec(status);
  const isRunning = status === 'running';
  const isSmall = size === 'small';
  const stroke = {
    d: isSmall ? small : long,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  // Points of a stroke stay round and keep their distance, however wide the channel is.
  const bead = {
    strokeDasharray: `0 ${beadSpacing}`,
    strokeDashoffset: -(beadSpacing ?? 0) / 2,
  };
  return (
    <svg
      aria-hidden
      focusable={false}
      className={`${css.line[size]} ${css.tone[tone]}`}
      viewBox={isSmall ? '0 0 30 12' : '0 0 100 25'}
      preserveAspectRatio="none"
    >
      {size === 'wide' && isRunning && (
        <path {...stroke} className={css.bed} strokeWidth={9} strokeLinecap="butt" />
      )}
      <path {...stroke} strokeDasharray={isRunning ? undefined : isSmall ? '3.5 4' : '5 6'} />
      {size === 'wide' && isRunning && beadSpacing !== undefined && (
        <>
          <path {...stroke} {...bead} strokeWidth={6.5} />
          <path {...stroke} {...bead} strokeWidth={3} className={css.hole} />
        </>
      )}
      {!isSmall && isRunning && (
        <>
          <mask id={mask}>
            <path {...stroke} stroke="#fff" strokeWidth={3} />
          </mask>
          <g mask={`url(#${mask})`}>
            <rect className={css.glint} width="100" height="25" fill={`url(#${mask}-light)`} />
          </g>
          <linearGradient id={`${mask}-light`}>
            <stop offset="0" stopColor="#fff" stopOpacity="0" />
            <stop offset="0.15" stopColor="#fff" />
            <stop offset="0.3" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
        </>
      )}
    </svg>
  );
}
