import { focusManager } from '@tanstack/react-query';

import { realtimeAtom } from '../atoms/realtime.ts';
import { queryClientOf } from '../queries/queryClient.ts';
import { refetchesOf } from '../queries/refetches.ts';
import type { SessionScope } from '../sessionScope.ts';

/** How often what is on screen is read while live updates are away, in milliseconds, plus as much by chance (F26). */
const pollMs = 30_000;
const pollSpreadMs = 5_000;

/**
 * Has what is on screen read again and again as long as live updates are away, whatever keeps them away: a feed whose
 * code never came cannot do it. The tabs of many people drift apart, so that they do not ask in one beat.
 * @returns the way to end it
 */
export function pollWhilePaused(scope: SessionScope): () => void {
  const { store } = scope;
  const stale = refetchesOf(queryClientOf(scope));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    timer = setTimeout(
      () => {
        // Nobody looks at a hidden tab; what is stale is read when it is looked at again.
        if (focusManager.isFocused()) stale.mark([]);
        plan();
      },
      pollMs + Math.random() * pollSpreadMs,
    );
  };
  const follow = () => {
    clearTimeout(timer);
    if (store.get(realtimeAtom) === 'paused') plan();
  };
  const endFollowing = store.sub(realtimeAtom, follow);
  follow();
  return () => {
    endFollowing();
    clearTimeout(timer);
  };
}
