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

/** Whether the page updates automatically. A change is announced politely. For the state of one item use `Badge`. */
export function LiveIndicator({ state, ...root }: LiveIndicatorProps) {
  return (
    <output {...root} className={css.indicator}>
      <span className={css.state[state]} />
      {words[state]}
    </output>
  );
}
