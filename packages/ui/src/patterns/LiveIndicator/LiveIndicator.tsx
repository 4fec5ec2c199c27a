import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './LiveIndicator.css.ts';

export type LiveState = 'live' | 'connecting' | 'paused' | 'unavailable';

export interface LiveIndicatorProps extends RootProps<HTMLOutputElement> {
  /** `paused`: the connection has been lost for a while. `unavailable`: the service refuses live updates. */
  state: LiveState;
}

const words: Record<LiveState, string> = {
  live: 'Live updates on',
  connecting: 'Connecting',
  paused: 'Live updates paused',
  unavailable: 'Live updates unavailable',
};

const isAsUsual = (state: LiveState) => state === 'live' || state === 'connecting';

/**
 * Whether the page updates automatically. A change is announced politely, but only what prevents updates is shown. For the
 * state of one item use `Badge`.
 */
export function LiveIndicator({ state, ...root }: LiveIndicatorProps) {
  return (
    <output {...root} className={isAsUsual(state) ? css.asUsual : css.indicator}>
      {!isAsUsual(state) && <span className={css.dot} />}
      {words[state]}
    </output>
  );
}
