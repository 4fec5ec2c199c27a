import { useAtomValue } from 'jotai';

import { realtimeAtom, type RealtimeState } from './realtime.ts';
import { useIsOnline } from '../useIsOnline.ts';

/** How live the page is. A socket notices late that its network is gone, so the browser's word counts first. */
export function useRealtimeState(): RealtimeState {
  const state = useAtomValue(realtimeAtom);
  return useIsOnline() || state === 'off' ? state : 'paused';
}
