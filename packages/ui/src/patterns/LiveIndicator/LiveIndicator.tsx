import * as css from './LiveIndicator.css.ts';

export type LiveState = 'live' | 'connecting' | 'paused';

export interface LiveIndicatorProps {
  /** `paused` once updates have been away long enough to be said. */
  state: LiveState;
}

const words: Record<LiveState, string> = {
  live: 'Live',
  connecting: 'Connecting',
  paused: 'Live updates paused',
};

/** Whether what is on screen follows the service by itself. A change is announced politely. */
export function LiveIndicator({ state }: LiveIndicatorProps) {
  return (
    <output className={css.indicator}>
      <span className={css.state[state]} />
      {words[state]}
    </output>
  );
}
