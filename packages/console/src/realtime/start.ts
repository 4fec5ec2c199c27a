import type { PusherOptions } from './pusher.ts';
import type { RealtimeSocket } from './connection.ts';

/** What comes with the realtime chunk, after the first paint. */
export { startFeed } from './feed.ts';

/** The library is a chunk of its own: without it the feed still asks for what it is not told (F26). */
export const openPusher = async (options: PusherOptions): Promise<RealtimeSocket> =>
  (await import('./pusher.ts')).openPusher(options);
