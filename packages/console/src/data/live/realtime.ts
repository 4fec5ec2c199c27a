import { atom } from 'jotai';

/** How live the page is. `unavailable`: the service refused a channel. `off`: no realtime service is configured. */
export type RealtimeState = 'live' | 'connecting' | 'paused' | 'unavailable' | 'off';

export const realtimeAtom = atom<RealtimeState>('off');
