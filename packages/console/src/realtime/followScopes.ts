import type { User } from '@millrace/ui/domain';

import { sessionAtom } from '../atoms/session.ts';
import type { SessionScope, SessionScopes } from '../sessionScope.ts';
import type { Feed } from './feed.ts';

export interface FollowOptions {
  readonly scopes: SessionScopes;
  /** Its code comes with it, so that none of it is on the way of the first paint. */
  readonly start: (scope: SessionScope, user: User) => Promise<Feed>;
  /** Calls back once the page has been painted and has nothing better to do. */
  readonly whenIdle: (callback: () => void) => void;
}

/** Gives each session scope with a person in it a feed, and ends the feed with the scope. */
export function followScopes({ scopes, start, whenIdle }: FollowOptions): { flush(): void } {
  let followed: SessionScope | undefined;
  let feed: Feed | undefined;
  const begin = async (scope: SessionScope, user: User) => {
    const started = await start(scope, user);
    if (followed === scope) feed = started;
    else started.stop();
  };
  const follow = () => {
    const scope = scopes.current();
    const session = scope.store.get(sessionAtom);
    const wanted = session.state === 'signedIn' ? scope : undefined;
    // An unanswered question takes nothing away; only another person does, or nobody.
    if (wanted === followed || session.state === 'unavailable') return;
    feed?.stop();
    feed = undefined;
    followed = wanted;
    if (session.state !== 'signedIn') return;
    const { user } = session;
    whenIdle(() => {
      if (followed === scope) void begin(scope, user);
    });
  };
  scopes.subscribe(follow);
  return { flush: () => feed?.flush() };
}
