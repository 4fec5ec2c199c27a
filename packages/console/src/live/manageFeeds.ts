import type { User } from '@millrace/ui/domain/entities';
import { realtimeGraceMs } from '@millrace/ui/domain/realtime';

import { loadInBackground, type Retrying } from '../kit/loadCode.ts';
import { sessionAtom } from '../scope/session.ts';
import type { SessionScope, SessionScopes } from '../scope/sessionScope.ts';
import type { Feed } from './feed.ts';
import { realtimeAtom, type RealtimeState } from './realtimeState.ts';

export interface ManageFeedsOptions {
  readonly scopes: SessionScopes;
  /** Starts a feed. The code loads here, so that it does not delay the first paint. */
  readonly load: () => Promise<(scope: SessionScope, user: User) => Feed>;
  /** Calls back once the page has been painted and is idle. */
  readonly whenIdle: (callback: () => void) => void;
}

export interface Feeds {
  /** Applies queued events without waiting for a frame. */
  flush(): void;
  /** Call it when the network returns. Code that failed to load is retried at once. */
  retry(): void;
}

/** Starts a feed for each session scope with a person, and ends it with the scope. */
export function manageFeeds({ scopes, load, whenIdle }: ManageFeedsOptions): Feeds {
  let current: SessionScope | undefined;
  let feed: Feed | undefined;
  let retrying: Retrying | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  const begin = (scope: SessionScope, user: User) => {
    const setState = (state: RealtimeState) => scope.store.set(realtimeAtom, state);
    setState('connecting');
    grace = setTimeout(() => setState('paused'), realtimeGraceMs);
    retrying = loadInBackground(load, (start) => {
      clearTimeout(grace);
      feed = start(scope, user);
    });
  };
  const update = () => {
    const scope = scopes.current();
    const session = scope.store.get(sessionAtom);
    const wanted = session.state === 'signedIn' ? scope : undefined;
    // A failed session read changes nothing. Only another person, or signing out, ends the feed.
    if (wanted === current || session.state === 'unavailable') return;
    clearTimeout(grace);
    retrying?.stop();
    feed?.stop();
    feed = undefined;
    current = wanted;
    if (session.state !== 'signedIn') return;
    const { user } = session;
    whenIdle(() => {
      if (current === scope) begin(scope, user);
    });
  };
  scopes.subscribe(update);
  return { flush: () => feed?.flush(), retry: () => retrying?.now() };
}
