/** What comes with the realtime chunk, after the first paint. */
export { startFeed } from './feed.ts';
export { openPusher } from './pusher.ts';
