import { focusManager } from '@tanstack/react-query';

import { queryClientOf } from '../data/queryClient.ts';
import { refetchesOf } from '../data/refetches.ts';
import type { SessionScope } from '../scope/sessionScope.ts';
import { realtimeAtom, type RealtimeState } from './realtimeState.ts';

/** The polling interval in milliseconds, to which up to {@link pollSpreadMs} of jitter is added (F26). */
const pollMs = 30_000;
const pollSpreadMs = 5_000;

const isPolled = (state: RealtimeState): boolean => state === 'paused' || state === 'unavailable';

/**
 * Polls the active queries while there are no live updates. It does not depend on the feed, whose code may
 * have failed to load. The jitter keeps many tabs from polling at the same moment.
 * @returns a function that stops polling
 */
export function pollWithoutLive(scope: SessionScope): () => void {
  const { store } = scope;
  const stale = refetchesOf(queryClientOf(scope));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    timer = setTimeout(
      () => {
        // A hidden tab refetches stale queries when it becomes visible.
        if (focusManager.isFocused()) stale.mark([]);
        plan();
      },
      pollMs + Math.random() * pollSpreadMs,
    );
  };
  const follow = () => {
    clearTimeout(timer);
    if (isPolled(store.get(realtimeAtom))) plan();
  };
  const endFollowing = store.sub(realtimeAtom, follow);
  follow();
  return () => {
    endFollowing();
    clearTimeout(timer);
  };
}
