import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerControl, missingSession } from './control.ts';
import { openKeptService, type KeptOptions } from './keptService.ts';
import { jsonAnswer, toRequest } from './nodeHttp.ts';
import { createSocketServer } from './sockets.ts';
import { createTwinSessions, sessionIdOf, sessionIdOfVisit } from './twinSessions.ts';

/** How often the worlds are moved on, in milliseconds. */
const tickMs = 1_000;

const tooLarge = () => jsonAnswer(413, { detail: 'The body is too large.' });

/** The twin's half of the server, as it runs. */
export type Twin = ReturnType<typeof createTwin>;

/** The twin's half of the server: its sessions, their sockets, and the ticker that moves their worlds on. */
export function createTwin(options: KeptOptions) {
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
    /** What the person who starts it should know. */
    notice,
    upgrade: socketServer.upgrade,
    async answer(message: IncomingMessage, response: ServerResponse): Promise<Response> {
      const request = await read(message, response);
      if (!request) return tooLarge();
      if (message.url?.startsWith('/__twin/')) return answerControl(sessions, request);
      const id = sessionIdOf(message.headers);
      return (await sessions.get(id)?.handle(request)) ?? missingSession(id);
    },
    /** Answers for the foreign parties. */
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
