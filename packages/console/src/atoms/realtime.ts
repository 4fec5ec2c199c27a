import { atom } from 'jotai';

/** How live the page is; `off` where no realtime service is configured. */
export type RealtimeState = 'live' | 'connecting' | 'paused' | 'off';

export const realtimeAtom = atom<RealtimeState>('off');
