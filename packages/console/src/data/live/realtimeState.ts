import { atom, useAtomValue } from 'jotai';

import { useIsOnline } from '../useIsOnline.ts';

/** How live the page is. `unavailable`: the service refused a channel. `off`: no realtime service is configured. */
export type RealtimeState = 'live' | 'connecting' | 'paused' | 'unavailable' | 'off';

export const realtimeAtom = atom<RealtimeState>('off');

/** How live the page is. A socket notices a lost network late, so the browser's own state counts first. */
export function useRealtimeState(): RealtimeState {
  const state = useAtomValue(realtimeAtom);
  return useIsOnline() || state === 'off' ? state : 'paused';
}
