import type * as v from 'valibot';
import { codes } from '../../realtime/protocol.ts';
import { dayMs } from '../../service/core/durations.ts';
import type { Service } from '../../assembly/createService.ts';
import { isCrossOrigin } from '../../service/core/crossOrigin.ts';
import { Refusal } from '../../service/core/refusal.ts';
import {
  authorisationRequest,
  BadControl,
  clockRequest,
  endOfTime,
  eventsRequest,
  read,
  sessionRequest,
  socketsRequest,
  toxicsRequest,
} from './controlRequests.ts';
import { jsonAnswer } from '../http/nodeHttp.ts';
import { defaultSession, type TwinSessions } from './twinSessions.ts';

function steerSockets(
  { hub }: Service,
  { drop, refuse, quota, complain }: v.InferOutput<(typeof socketsRequest)['schema']>,
): void {
  if (refuse === true) hub.refuse(codes.overCapacity[0]);
  else if (refuse !== undefined) hub.refuse(refuse || undefined);
  if (quota !== undefined) hub.limit(quota ?? undefined);
  if (complain !== undefined) hub.complain(complain);
  if (drop !== undefined) hub.drop(drop);
}

const done = () => new Response(null, { status: 204 });

/** The controls of one session, by method and the last part of the path. */
const actions: Readonly<Record<string, (service: Service, request: Request) => Promise<Response>>> = {
  'GET ': async (service) => jsonAnswer(200, service.inspect()),
  async 'POST clock'(service, request) {
    const asked = await read(clockRequest, request);
    const ms = 'set' in asked ? asked.set - service.clock.now() : asked.advance_ms;
    if (ms < 0) throw new BadControl('The clock only moves forward.');
    // All tasks that fall due run in this one request, and other requests wait for it.
    if (ms > 366 * dayMs) throw new BadControl('The clock moves a year at most at once.');
    if (service.clock.now() + ms > endOfTime) throw new BadControl('The clock ends with the year 2199.');
    service.advance(ms);
    return jsonAnswer(200, { now: service.inspect().now });
  },
  async 'POST events'(service, request) {
    for (const { channel, name, data } of await read(eventsRequest, request)) {
      service.publish(channel, name, data);
    }
    return done();
  },
  async 'POST authorisations'(service, request) {
    const asked = await read(authorisationRequest, request);
    const { code_challenge: challenge, redirect_uri: redirectUri, ...consent } = asked;
    return jsonAnswer(201, service.authorise({ ...consent, challenge, redirectUri }));
  },
  async 'PUT toxics'(service, request) {
    service.setToxics(await read(toxicsRequest, request));
    return done();
  },
  async 'POST sockets'(service, request) {
    steerSockets(service, await read(socketsRequest, request));
    return done();
  },
};

/** The twin's own controls, under `/__twin/sessions`. They are not part of the simulated service. */
export async function answerControl(sessions: TwinSessions, request: Request): Promise<Response> {
  // Any page can post to this machine; only this server's own pages and tools without a page may control it.
  const sender = { origin: request.headers.get('Origin'), site: request.headers.get('Sec-Fetch-Site') };
  if (isCrossOrigin(sender, new URL(request.url).host)) {
    return jsonAnswer(403, { detail: 'The twin is steered from its own origin only.' });
  }
  const { pathname } = new URL(request.url);
  const [, id, action = ''] = /^\/__twin\/sessions(?:\/([^/]+)(?:\/([^/]*))?)?\/?$/.exec(pathname) ?? [];
  try {
    if (/^\/__twin\/sessions\/?$/.test(pathname)) return await createSession(sessions, request);
    if (id === undefined) return refuseUnknown();
    const service = sessions.get(id);
    if (!service) return missingSession(id);
    if (request.method === 'DELETE' && action === '') return removeSession(sessions, id);
    return (await actions[`${request.method} ${action}`]?.(service, request)) ?? refuseUnknown(action);
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.toResponse();
    if (thrown instanceof BadControl) return jsonAnswer(400, { detail: thrown.message });
    throw thrown;
  }
}

/** A known control with another method answers 405, as the service does. */
function refuseUnknown(action?: string): Response {
  const known = ['DELETE ', ...Object.keys(actions)].map((name) => name.split(' '));
  const methods = known.filter(([, name]) => name === action).map(([method]) => method);
  if (methods.length === 0) return jsonAnswer(404, { detail: 'The twin has no such control.' });
  const detail = 'The twin has this control by another method.';
  return jsonAnswer(405, { detail }, { Allow: methods.join(', ') });
}

async function createSession(sessions: TwinSessions, request: Request): Promise<Response> {
  if (request.method !== 'POST')
    return jsonAnswer(405, { detail: 'Sessions are made by POST.' }, { Allow: 'POST' });
  const { has_assumed_fields: hasAssumedFields, clock, ...options } = await read(sessionRequest, request);
  const id = sessions.create({
    ...options,
    clock: { mode: 'real', ...clock },
    ...(hasAssumedFields !== undefined && { hasAssumedFields }),
  });
  return jsonAnswer(201, { id });
}

function removeSession(sessions: TwinSessions, id: string): Response {
  if (id === defaultSession)
    return jsonAnswer(409, { detail: 'The default session stays; start with --reset.' });
  sessions.remove(id);
  return done();
}

/** Never falls back to the default session: a test must not change a world that it did not create. */
export const missingSession = (id: string): Response =>
  jsonAnswer(410, { detail: `There is no twin session ${JSON.stringify(id)}.` });
