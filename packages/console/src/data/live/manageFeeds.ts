import type { User } from '@millrace/ui/domain/entities';
import { realtimeGraceMs } from '@millrace/ui/domain/realtime';

import { realtimeAtom, type RealtimeState } from './realtimeState.ts';
import { sessionAtom } from '../../session/session.ts';
import type { SessionScope, SessionScopes } from '../../session/sessionScope.ts';
import type { Feed } from './feed.ts';
import { retryUntilLoaded, type Retrying } from '../../router/retryImport.ts';

export interface ManageFeedsOptions {
  readonly scopes: SessionScopes;
  /** What starts a feed. Its code comes with it, so that none of it is on the way of the first paint. */
  readonly load: () => Promise<(scope: SessionScope, user: User) => Feed>;
  /** Calls back once the page has been painted and has nothing better to do. */
  readonly whenIdle: (callback: () => void) => void;
}

export interface Feeds {
  /** Writes what has arrived without waiting for a frame. */
  flush(): void;
  /** There is a network again: code that did not come is asked for at once. */
  retry(): void;
}

/** Gives each session scope with a person in it a feed, and ends the feed with the scope. */
export function manageFeeds({ scopes, load, whenIdle }: ManageFeedsOptions): Feeds {
  let served: SessionScope | undefined;
  let feed: Feed | undefined;
  let retrying: Retrying | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  const begin = (scope: SessionScope, user: User) => {
    const say = (state: RealtimeState) => scope.store.set(realtimeAtom, state);
    say('connecting');
    grace = setTimeout(() => say('paused'), realtimeGraceMs);
    retrying = retryUntilLoaded(load, (start) => {
      clearTimeout(grace);
      feed = start(scope, user);
    });
  };
  const update = () => {
    const scope = scopes.current();
    const session = scope.store.get(sessionAtom);
    const wanted = session.state === 'signedIn' ? scope : undefined;
    // An unanswered question takes nothing away; only another person does, or nobody.
    if (wanted === served || session.state === 'unavailable') return;
    clearTimeout(grace);
    retrying?.stop();
    feed?.stop();
    feed = undefined;
    served = wanted;
    if (session.state !== 'signedIn') return;
    const { user } = session;
    whenIdle(() => {
      if (served === scope) begin(scope, user);
    });
  };
  scopes.subscribe(update);
  return { flush: () => feed?.flush(), retry: () => retrying?.now() };
}
