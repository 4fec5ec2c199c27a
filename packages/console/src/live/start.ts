import type { User } from '@millrace/ui/domain/entities';

import type { SessionScope } from '../scope/sessionScope.ts';
import { startFeed, type Feed, type FeedOptions } from './feed.ts';
import type { PusherOptions } from './pusher.ts';

/** The realtime chunk, which loads after the first paint. */
export const feedStarter =
  (config: PusherOptions['config'], shared: Pick<FeedOptions, 'client' | 'wantsRefresh'>) =>
  (scope: SessionScope, user: User): Feed =>
    startFeed({
      ...shared,
      names: config.names,
      scope,
      user,
      // The library is a separate chunk. Without it, the page polls (F26).
      open: async (authorise) =>
        (await import('./pusher.ts')).openPusher({ config, page: new URL(location.href), authorise }),
    });
