import { isOAuthProvider, type OAuthProvider } from '@millrace/ui/domain';
import * as v from 'valibot';
import { callHandlers } from '../handlers/all.ts';
import { codes } from '../realtime/protocol.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { closeCode, toxic, toxicUsage } from '../service/faults/toxicKinds.ts';
import type { Service } from '../service/createService.ts';
import { isCrossOrigin } from '../service/core/crossOrigin.ts';
import { jsonAnswer } from './nodeHttp.ts';
import { defaultSession, type TwinSessions } from './twinSessions.ts';

const scenarioNames = Object.keys(scenarios) as (keyof typeof scenarios)[];

/** ISO date-time, or milliseconds since the epoch. */
const instant = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => new Date(value).getTime()),
  v.finite(),
);
/** A fault on a call that nobody can make would strike nobody, and nobody would know why. */
const toxics = v.array(
  v.pipe(
    toxic,
    v.check((each) => !('call' in each) || each.call === '*' || Object.hasOwn(callHandlers, each.call)),
  ),
);

const sessionRequest = {
  schema: v.strictObject({
    scenario: v.optional(v.picklist(scenarioNames)),
    seed: v.optional(v.number()),
    clock: v.optional(
      v.strictObject({ mode: v.optional(v.picklist(['real', 'manual'])), at: v.optional(instant) }),
    ),
    toxics: v.optional(toxics),
    has_assumed_fields: v.optional(v.boolean()),
  }),
  usage: '{ scenario?, seed?, clock?: { mode?, at? }, toxics?, has_assumed_fields? }',
};
const clockRequest = {
  schema: v.union([
    v.strictObject({ advance_ms: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
    v.strictObject({ set: instant }),
  ]),
  usage: '{ advance_ms } or { set }',
};
const event = v.strictObject({ channel: v.string(), name: v.string(), data: v.optional(v.unknown(), {}) });
const eventsRequest = {
  // One alone becomes a list first: what is wrong with it is then told by its field.
  schema: v.pipe(
    v.unknown(),
    v.transform((body) => (Array.isArray(body) ? body : [body])),
    v.array(event),
  ),
  usage: '{ channel, name, data? }, or a list of them',
};
const toxicsRequest = {
  schema: toxics,
  usage: `a list of ${toxicUsage}`,
};
const authorisationRequest = {
  schema: v.strictObject({
    provider: v.custom<OAuthProvider>((value) => typeof value === 'string' && isOAuthProvider(value)),
    state: v.optional(v.string()),
    code_challenge: v.optional(v.string()),
    redirect_uri: v.optional(v.pipe(v.string(), v.url())),
    account: v.optional(v.string()),
  }),
  usage: '{ provider, state?, code_challenge?, redirect_uri?, account? }',
};
const socketsRequest = {
  schema: v.strictObject({
    drop: v.optional(closeCode),
    refuse: v.optional(v.union([v.boolean(), closeCode])),
    quota: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
    complain: v.optional(closeCode),
  }),
  usage:
    '{ drop?, refuse?, quota?, complain? }, where drop, refuse and complain are codes from 4000 to 4999, ' +
    'refuse may be true or false, and quota is a number of sockets or null',
};

class BadControl extends Error {}

/** What a control takes: the schema that judges it, and the sentence for whoever got it wrong. */
interface Shape<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  readonly usage: string;
}

async function read<Schema extends v.GenericSchema>(
  { schema, usage }: Shape<Schema>,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const text = await request.text();
  let body: unknown;
  try {
    body = text ? JSON.parse(text) : {};
  } catch {
    throw new BadControl(`The body is not JSON. It takes ${usage}.`);
  }
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  const fault = issue.received === 'undefined' ? 'is missing' : 'is not understood';
  throw new BadControl(`${place === null ? 'The body' : `"${place}"`} ${fault}. It takes ${usage}.`);
}

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

/** What can be done to one session, by method and the last part of the path. */
const actions: Readonly<Record<string, (service: Service, request: Request) => Promise<Response>>> = {
  'GET ': async (service) => jsonAnswer(200, service.inspect()),
  async 'POST clock'(service, request) {
    const asked = await read(clockRequest, request);
    const ms = 'set' in asked ? asked.set - service.clock.now() : asked.advance_ms;
    if (ms < 0) throw new BadControl('The clock only moves forward.');
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

/** The twin's own controls, under `/__twin/sessions`. They are no part of the service that it stands for. */
export async function answerControl(sessions: TwinSessions, request: Request): Promise<Response> {
  // Any page can post to this machine; only this server's own pages and tools without a page may steer it.
  const sender = { origin: request.headers.get('Origin'), site: request.headers.get('Sec-Fetch-Site') };
  if (isCrossOrigin(sender, new URL(request.url).host)) {
    return jsonAnswer(403, { detail: 'The twin is steered from its own origin only.' });
  }
  const { pathname } = new URL(request.url);
  const [, id, action = ''] = /^\/__twin\/sessions(?:\/([^/]+)(?:\/([^/]*))?)?\/?$/.exec(pathname) ?? [];
  try {
    if (/^\/__twin\/sessions\/?$/.test(pathname)) return await createSession(sessions, request);
    if (id === undefined) return jsonAnswer(404, { detail: 'The twin has no such control.' });
    const service = sessions.get(id);
    if (!service) return missingSession(id);
    if (request.method === 'DELETE' && action === '') return removeSession(sessions, id);
    const act = actions[`${request.method} ${action}`];
    return (await act?.(service, request)) ?? jsonAnswer(404, { detail: 'The twin has no such control.' });
  } catch (thrown) {
    if (thrown instanceof BadControl) return jsonAnswer(400, { detail: thrown.message });
    throw thrown;
  }
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

/** Never the default session in its place: a test must not act on a world that it did not make. */
export const missingSession = (id: string): Response =>
  jsonAnswer(410, { detail: `There is no twin session ${JSON.stringify(id)}.` });
