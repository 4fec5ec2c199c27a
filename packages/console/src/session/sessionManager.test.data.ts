import { createClient, type WireRequest } from '@millrace/ui/contract';

import { sessionAtom } from '../scope/session.ts';
import { createSessionScopes } from '../scope/sessionScope.ts';
import { createSessionManager, type SessionManagerOptions } from './sessionManager.ts';
import type { TabMessage } from './tabs.ts';

/** The service's response to one call. */
export type Answer = (request: WireRequest) => Response | Promise<Response>;

/** A JSON response. */
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The response of `getMe`, with some fields changed. */
export const me = (fields: object = {}) =>
  json({
    id: 1,
    email: 'ada@acme.example',
    time_zone: 'Europe/London',
    client: { id: 9, name: 'Acme', is_bypass_billing: true },
    ...fields,
  });

/**
 * A session manager over a service with prepared responses by call name, and a record of its effects on the
 * page.
 */
export function setUp(answers: Record<string, Answer>, options: Partial<SessionManagerOptions> = {}) {
  const calls: string[] = [];
  const notified: TabMessage[] = [];
  const left: string[] = [];
  let reloads = 0;
  let receive: (message: TabMessage) => void = () => {};
  const service = { ...answers };
  const client = createClient(async (request) => {
    calls.push(request.call.name);
    return service[request.call.name]?.(request) ?? json({}, 404);
  });
  const scopes = createSessionScopes(client);
  const sessionManager = createSessionManager({
    client,
    scopes,
    tabs: { post: (message) => notified.push(message), listen: (listener) => (receive = listener) },
    leaveFor: (address) => left.push(address),
    reload: () => (reloads += 1),
    guessTimeZone: () => 'Europe/Vienna',
    sisterLoginAddress: undefined,
    ...options,
  });
  return {
    sessionManager,
    scopes,
    service,
    calls,
    notified,
    left,
    reloads: () => reloads,
    receive: (message: TabMessage) => receive(message),
    session: () => scopes.current().store.get(sessionAtom),
  };
}
