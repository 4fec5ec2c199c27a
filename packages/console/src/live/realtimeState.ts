import { atom, useAtomValue } from 'jotai';

import { useIsOnline } from '../data/useIsOnline.ts';

/**
 * The state of live updates. `unavailable`: the service refused a channel. `off`: no realtime service is
 * configured.
 */
export type RealtimeState = 'live' | 'connecting' | 'paused' | 'unavailable' | 'off';

export const realtimeAtom = atom<RealtimeState>('off');

/**
 * The state of live updates for a screen; `undefined` if no realtime service is configured. A socket detects
 * a lost network late, so the browser's own state takes precedence.
 */
export function useLiveState(): Exclude<RealtimeState, 'off'> | undefined {
  const state = useAtomValue(realtimeAtom);
  const isOnline = useIsOnline();
  if (state === 'off') return undefined;
  return isOnline ? state : 'paused';
}
