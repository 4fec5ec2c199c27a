import { useId } from 'react';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import * as css from './HomeFirstSteps.css.ts';

interface HomeChannelProps {
  /** The type of the newest source; a placeholder without one. */
  source: string | undefined;
  destination: string | undefined;
  /** How much of the way is done, from 0 to 1. */
  share: number;
}

const [width, height, middle, amplitude, wave] = [900, 44, 22, 6, 300];
const yAt = (x: number): number => middle + amplitude * Math.sin((2 * Math.PI * x) / wave);
const curve = Array.from(
  { length: width / 10 + 1 },
  (_, index) => `${index === 0 ? 'M' : 'L'}${index * 10} ${yAt(index * 10).toFixed(2)}`,
).join('');

const End = ({ type }: { readonly type: string | undefined }) =>
  type === undefined ? <span className={css.openEnd}>+</span> : <ConnectorMark type={type} size="large" />;

/** The way from a source to a destination, filled as far as it is set up. Decorative: the steps say the same. */
export function HomeChannel({ source, destination, share }: HomeChannelProps) {
  const clip = useId();
  const knob = `M${width * share} ${yAt(width * share).toFixed(2)}h0.01`;
  const line = {
    d: curve,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <div className={css.channel} aria-hidden>
      <End type={source} />
      <div className={css.way}>
        <svg
          className={css.wave}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          focusable={false}
        >
          <clipPath id={clip}>
            <rect width={width * share} height={height} />
          </clipPath>
          <path {...line} className={css.bed} strokeWidth={14} />
          <path {...line} className={css.ahead} strokeWidth={2} strokeDasharray="1 8" />
          <g clipPath={`url(#${clip})`} className={css.filled}>
            <path {...line} strokeOpacity={0.35} strokeWidth={14} />
            <path {...line} strokeWidth={2.2} />
          </g>
          {share > 0 && (
            // Points of a stroke stay round, however wide the channel is.
            <g className={css.filled}>
              <path {...line} d={knob} strokeWidth={13} />
              <path {...line} className={css.hole} d={knob} strokeWidth={8} />
            </g>
          )}
        </svg>
      </div>
      <End type={destination} />
    </div>
  );
}
