import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerControl, missingSession } from './control/control.ts';
import { openKeptService, type KeptOptions } from './keptService/keptService.ts';
import { jsonAnswer, toRequest } from './http/nodeHttp.ts';
import { createSocketServer } from './sockets/sockets.ts';
import { createTwinSessions, sessionIdOf, sessionIdOfVisit } from './control/twinSessions.ts';

/** Interval in which the worlds advance, in milliseconds. */
const tickMs = 1_000;

const tooLarge = () => jsonAnswer(413, { detail: 'The body is too large.' });

/** The twin's half of the server, running. */
export type Twin = ReturnType<typeof createTwin>;

/**
 * The twin's half of the server: its sessions, their sockets, and the timer that advances their worlds.
 * @param closeIdle closes keep-alive connections, and resolves when it has
 */
export function createTwin(options: KeptOptions, closeIdle: () => Promise<void>) {
  const { service: defaultService, notice } = openKeptService(options);
  const sessions = createTwinSessions(defaultService);
  const socketServer = createSocketServer(sessions);
  const ticker = setInterval(() => {
    for (const service of sessions.all()) {
      service.advance(0);
      service.hub.tick();
    }
  }, tickMs);
  const read = (message: IncomingMessage, response: ServerResponse) =>
    toRequest(message, response, `http://${message.headers.host}`);
  return {
    scenario: defaultService.inspect().scenario,
    /** A message for the person who starts it. */
    notice,
    upgrade: socketServer.upgrade,
    async answer(message: IncomingMessage, response: ServerResponse): Promise<Response> {
      const request = await read(message, response);
      if (!request) return tooLarge();
      if (message.url?.startsWith('/__twin/')) {
        // Another session's fault may close idle connections (below), and not every client repeats a request then.
        response.shouldKeepAlive = false;
        const answered = await answerControl(sessions, request);
        if (sessions.all().some((service) => service.isBreaking())) await closeIdle();
        return answered;
      }
      const id = sessionIdOf(message.headers);
      const service = sessions.get(id);
      // If a reused connection breaks, a browser resends the request, even a POST (measured in Chromium 156), and hides
      // the fault. So while a connection fault is set, each request gets its own connection, and one that was pending
      // before leaves none behind.
      const answered = (await service?.handle(request)) ?? missingSession(id);
      if (service?.isBreaking()) response.shouldKeepAlive = false;
      return answered;
    },
    /** Answers for third parties. */
    async visit(message: IncomingMessage, response: ServerResponse): Promise<Response> {
      const request = await read(message, response);
      if (!request) return tooLarge();
      const id = sessionIdOfVisit(request);
      return (await sessions.get(id)?.visit(request)) ?? missingSession(id);
    },
    close() {
      clearInterval(ticker);
      socketServer.close();
      for (const service of sessions.all()) service.dispose();
    },
  };
}
