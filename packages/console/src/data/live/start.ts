import type { User } from '@millrace/ui/domain/entities';

import type { SessionScope } from '../../session/sessionScope.ts';
import { startFeed, type Feed, type FeedOptions } from './feed.ts';
import type { PusherOptions } from './pusher.ts';

/** What comes with the realtime chunk, after the first paint: all but what it is started with. */
export const feedStarter =
  (config: PusherOptions['config'], shared: Pick<FeedOptions, 'client' | 'wantsRefresh'>) =>
  (scope: SessionScope, user: User): Feed =>
    startFeed({
      ...shared,
      scope,
      user,
      // The library is a chunk of its own: without it the feed still asks for what it is not told (F26).
      open: async (authorise) =>
        (await import('./pusher.ts')).openPusher({ config, page: new URL(location.href), authorise }),
    });
