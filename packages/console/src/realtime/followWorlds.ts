import type { User } from '@millrace/ui/domain';

import { sessionAtom } from '../atoms/session.ts';
import type { World, Worlds } from '../world.ts';
import type { Feed } from './feed.ts';

export interface FollowOptions {
  readonly worlds: Worlds;
  /** Its code comes with it, so that none of it is on the way of the first paint. */
  readonly start: (world: World, user: User) => Promise<Feed>;
  /** Calls back once the page has been painted and has nothing better to do. */
  readonly whenIdle: (callback: () => void) => void;
}

/** Gives every world with a person in it a feed, one at a time, and takes it away when the person goes. */
export function followWorlds({ worlds, start, whenIdle }: FollowOptions): { flush(): void } {
  let followed: World | undefined;
  let feed: Feed | undefined;
  const begin = async (world: World, user: User) => {
    const started = await start(world, user);
    if (followed === world) feed = started;
    else started.stop();
  };
  const follow = () => {
    const world = worlds.current();
    const session = world.store.get(sessionAtom);
    const wanted = session.state === 'signedIn' ? world : undefined;
    // An unanswered question takes nothing away; only another person does, or nobody.
    if (wanted === followed || session.state === 'unavailable') return;
    feed?.stop();
    feed = undefined;
    followed = wanted;
    if (session.state !== 'signedIn') return;
    const { user } = session;
    whenIdle(() => {
      if (followed === world) void begin(world, user);
    });
  };
  worlds.subscribe(follow);
  return { flush: () => feed?.flush() };
}
