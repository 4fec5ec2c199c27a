import { createHub, type Hub } from './hub.ts';

interface Frame {
  readonly event: string;
  readonly channel?: string;
  /** JSON inside JSON, except for errors. */
  readonly data: unknown;
}

export const hubAddress = 'ws://twin.test/app/demo?protocol=7&client=js&version=8.6.0';

/** A hub whose monotonic clock stands still until a test moves it. */
export function newHub() {
  let now = 0;
  const hub = createHub({ key: 'demo', secret: 'quiet', now: () => now });
  return {
    hub,
    /** Advances the clock and checks the sockets. */
    pass(ms: number) {
      now += ms;
      hub.tick();
    },
  };
}

/** A socket on a hub, with its received frames. */
export function openSocket(hub: Hub, at = hubAddress) {
  const frames: Frame[] = [];
  const closes: number[] = [];
  const connection = hub.open(
    { send: (text) => frames.push(JSON.parse(text)), close: (code) => closes.push(code) },
    at,
  );
  const say = (event: string, data: unknown = {}) => connection.receive(JSON.stringify({ event, data }));
  return {
    connection,
    frames,
    closes,
    say,
    subscribe: (channel: string, auth?: unknown) => say('pusher:subscribe', { channel, auth }),
    events: () => frames.map((frame) => frame.event),
    last: () => frames.at(-1),
  };
}
