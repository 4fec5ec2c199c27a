import { atom, useAtomValue } from 'jotai';

import { useIsOnline } from '../useIsOnline.ts';

/**
 * The state of live updates. `unavailable`: the service refused a channel. `off`: no realtime service is
 * configured.
 */
export type RealtimeState = 'live' | 'connecting' | 'paused' | 'unavailable' | 'off';

export const realtimeAtom = atom<RealtimeState>('off');

/**
 * The state of live updates. A socket detects a lost network late, so the browser's own state takes
 * precedence.
 */
export function useRealtimeState(): RealtimeState {
  const state = useAtomValue(realtimeAtom);
  return useIsOnline() || state === 'off' ? state : 'paused';
}
