// A service for the console as another company's backend team would write it: from the specification, with the habits of
// Django REST, and without the library or the twin. `node e2e/plainService/plainService.ts --writes=merge --port=8000`
// starts it alone.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { accountRoutes } from './accountRoutes.ts';
import { newTables, people, type Tables } from './data.ts';
import { dataRoutes } from './dataRoutes.ts';
import { type Answer, bodyOf, cookiesOf, detail, type JsonObject, proxyPage, Refusal } from './http.ts';
import { serveRealtime } from './realtime.ts';
import { resourceRoutes } from './routes.ts';
import { defaultSwitches, readSwitches, type Switches } from './switches.ts';
import { newPasswords, newWorld, type World } from './world.ts';

/** A call that the service has answered. */
export interface SeenCall {
  readonly method: string;
  /** With its query. */
  readonly target: string;
  readonly body: JsonObject;
  readonly status: number;
  /** Whether an address of the service was meant. Nobody has written the others. */
  readonly isKnown: boolean;
}

export interface PlainService {
  readonly origin: string;
  /** What is stored, secrets too. */
  readonly state: () => Tables;
  /** Every call to /api since the start or the last reset. */
  readonly seen: () => readonly SeenCall[];
  /** Changes some switches for the calls that follow. */
  readonly turn: (switches: Partial<Switches>) => void;
  /** Begins again: first data, default switches but the given ones, nobody signed in. */
  readonly reset: (switches?: Partial<Switches>) => void;
  /** Ends everyone's session. */
  readonly endSessions: () => void;
  /** Sends an event to the pages of the account. */
  readonly announce: (event: string, data: JsonObject) => void;
  readonly close: () => Promise<void>;
}

export interface PlainServiceOptions extends Partial<Switches> {
  /** @default a free one */
  readonly port?: number;
  /** Other origins whose pages may write, such as that of a proxy. @default none */
  readonly trustedOrigins?: readonly string[];
}

const routes = [...accountRoutes, ...dataRoutes, ...resourceRoutes];
const isWrite = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Refuses a write that another site may have caused. */
function checkOrigin(request: IncomingMessage, trusted: readonly string[]) {
  const { origin } = request.headers;
  if (origin !== undefined && !trusted.includes(origin))
    throw detail(403, `CSRF Failed: Origin checking failed - ${origin} does not match any trusted origins.`);
  const token = cookiesOf(request)['csrftoken'];
  if (token === undefined) throw detail(403, 'CSRF Failed: CSRF cookie not set.');
  if (request.headers['x-csrftoken'] !== token)
    throw detail(403, 'CSRF Failed: CSRF token missing or incorrect.');
}

function matching(method: string, path: string) {
  const fitting = routes.filter(({ pattern }) => pattern.test(path));
  return { isKnown: fitting.length > 0, route: fitting.find((each) => each.method === method) };
}

function answerTo(
  world: World,
  request: IncomingMessage,
  url: URL,
  body: JsonObject,
  trusted: readonly string[],
) {
  const { method = 'GET' } = request;
  const { isKnown, route } = matching(method, url.pathname);
  if (!isKnown) throw detail(404, 'Not found.');
  if (!route) throw detail(405, `Method "${method}" not allowed.`);
  const session = cookiesOf(request)['sessionid'] ?? '';
  const user = world.tables.user.find((row) => row.id === world.sessions.get(session));
  const isActive = user?.['is_active'] === true;
  if (!route.isPublic && !isActive)
    throw detail(world.switches.endedSession, 'Authentication credentials were not provided.');
  if (isWrite(method)) checkOrigin(request, trusted);
  const params = route.pattern.exec(url.pathname)?.groups ?? {};
  return route.handle({ world, url, body, params, session, user: user ?? { id: 0 } });
}

/** Answers at `/control/…`, beside `/api`, for those who cannot call {@link PlainService}. */
function control(service: PlainService, path: string, body: JsonObject): Answer {
  switch (path) {
    case '/control/state':
      return { status: 200, body: service.state() };
    case '/control/seen':
      return { status: 200, body: service.seen().map((call) => ({ ...call })) };
    case '/control/switches':
      service.turn(readSwitches(body));
      return { status: 204 };
    case '/control/reset':
      service.reset(readSwitches(body));
      return { status: 204 };
    case '/control/end-sessions':
      service.endSessions();
      return { status: 204 };
    default:
      throw detail(404, 'Not found.');
  }
}

function send(response: ServerResponse, { status, body, cookies = [] }: Answer, asPage: boolean) {
  const text = asPage ? proxyPage(status) : body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, {
    ...(text !== '' && { 'Content-Type': asPage ? 'text/html' : 'application/json' }),
    'Cache-Control': 'no-store',
    'Set-Cookie': [...cookies],
  });
  response.end(text);
}

/** Starts the service on this machine. */
export async function startPlainService({
  port = 0,
  trustedOrigins = [],
  ...switches
}: PlainServiceOptions = {}): Promise<PlainService> {
  const world = newWorld(switches);
  let seen: SeenCall[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: target = '/' } = request;
    const url = new URL(target, service.origin);
    let body: JsonObject = {};
    let answer: Answer;
    try {
      body = await bodyOf(request);
      answer = url.pathname.startsWith('/control/')
        ? control(service, url.pathname, body)
        : answerTo(world, request, url, body, [service.origin, ...trustedOrigins]);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : detail(500, String(error));
      answer = { status: refusal.status, body: refusal.body };
    }
    if (url.pathname.startsWith('/api/')) {
      const { isKnown } = matching(method, url.pathname);
      seen.push({ method, target, body, status: answer.status, isKnown });
    }
    const { cookies = [] } = answer;
    const hasToken = cookiesOf(request)['csrftoken'] ?? cookies.find((each) => each.startsWith('csrftoken='));
    const token = `csrftoken=${randomBytes(16).toString('hex')}; Path=/; SameSite=Lax`;
    const whole = hasToken === undefined ? { ...answer, cookies: [...cookies, token] } : answer;
    send(response, whole, world.switches.proxyErrors === 'html' && answer.status >= 400);
  };

  const server = createServer((request, response) => void handle(request, response));
  const realtime = serveRealtime(server);
  world.announce = realtime.announce;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  const service: PlainService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: () => structuredClone(world.tables),
    seen: () => [...seen],
    turn(some) {
      world.switches = { ...world.switches, ...some };
    },
    reset(some = {}) {
      world.tables = newTables();
      world.passwords = newPasswords();
      world.switches = { ...defaultSwitches, ...some };
      world.sessions.clear();
      seen = [];
    },
    endSessions: () => world.sessions.clear(),
    announce: (event, data) => realtime.announce(event, data),
    async close() {
      realtime.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return service;
}

if (import.meta.main) {
  const { values } = parseArgs({ strict: false, args: process.argv.slice(2) });
  const { port, 'trusted-origin': trusted, ...given } = values;
  // A cap is the only switch that is a number.
  const numbers = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      name === 'pageSizeCap' || name === 'endedSession' ? Number(value) : value,
    ]),
  );
  const { origin } = await startPlainService({
    ...readSwitches(numbers),
    port: Number(port ?? 8000),
    ...(typeof trusted === 'string' && { trustedOrigins: [trusted] }),
  });
  console.log(
    `The service is on ${origin}. People: ${Object.values(people)
      .map(({ email, password }) => `${email} (${password})`)
      .join(', ')}`,
  );
}
