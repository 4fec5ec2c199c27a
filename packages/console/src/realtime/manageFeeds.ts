import type { User } from '@millrace/ui/domain';

import { sessionAtom } from '../atoms/session.ts';
import type { SessionScope, SessionScopes } from '../sessionScope.ts';
import type { Feed } from './feed.ts';

export interface ManageFeedsOptions {
  readonly scopes: SessionScopes;
  /** Its code comes with it, so that none of it is on the way of the first paint. */
  readonly start: (scope: SessionScope, user: User) => Promise<Feed>;
  /** Calls back once the page has been painted and has nothing better to do. */
  readonly whenIdle: (callback: () => void) => void;
}

/** Gives each session scope with a person in it a feed, and ends the feed with the scope. */
export function manageFeeds({ scopes, start, whenIdle }: ManageFeedsOptions): { flush(): void } {
  let served: SessionScope | undefined;
  let feed: Feed | undefined;
  const begin = async (scope: SessionScope, user: User) => {
    const started = await start(scope, user);
    if (served === scope) feed = started;
    else started.stop();
  };
  const update = () => {
    const scope = scopes.current();
    const session = scope.store.get(sessionAtom);
    const wanted = session.state === 'signedIn' ? scope : undefined;
    // An unanswered question takes nothing away; only another person does, or nobody.
    if (wanted === served || session.state === 'unavailable') return;
    feed?.stop();
    feed = undefined;
    served = wanted;
    if (session.state !== 'signedIn') return;
    const { user } = session;
    whenIdle(() => {
      if (served === scope) void begin(scope, user);
    });
  };
  scopes.subscribe(update);
  return { flush: () => feed?.flush() };
}
