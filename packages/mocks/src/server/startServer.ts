import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { WirePageConfig } from '@millrace/ui/contract';
import { demoPassword, people } from '../scenarios/people.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { readConsole, type ConsoleFiles } from './console/consoleFiles.ts';
import type { HeaderSet } from './http/headers.ts';
import { trackIdleConnections } from './http/idleConnections.ts';
import { twinConfigFor } from './console/pageConfig.ts';
import { fileOrigins, partyOrigins, socketOrigins } from './console/pageHosts.ts';
import { jsonAnswer, sendComplete, sendResponse } from './http/nodeHttp.ts';
import { demandOtherServer } from './proxy/ownServer.ts';
import { forward } from './proxy/proxy.ts';
import { createTwin, type Twin } from './twin.ts';
import { foreignPaths, isServicePath } from '../service/core/paths.ts';
import { isLoopback } from '../service/core/ownAddress.ts';

export interface ServerOptions {
  /** 0 for any free port. */
  port: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** Lets other machines reach `host`: everyone there can sign in with the printed password. @default false */
  allowRemote?: boolean;
  /** Folder of the default session's state; in memory by default. */
  stateFolder?: string;
  /**
   * Scenario of the default session. A stored state of another scenario is refused. @default the stored one, otherwise
   * 'busyAccount'
   */
  scenario?: ScenarioName;
  /** Deletes the stored state. @default false */
  reset?: boolean;
  /** The console's build; without it, only the API is served. */
  consoleFolder?: string;
  /** A real service, such as `https://api.example`; the twin is then off. */
  apiOrigin?: string;
  /** How long that service may be silent, in milliseconds. @default 330000 */
  silenceMs?: number;
  /** Overrides of the page's configuration. */
  config?: WirePageConfig;
}

/** A person who can sign in. */
export interface DemoPerson {
  readonly email: string;
  readonly role: string;
  readonly password: string;
  /** Why they cannot use the console despite signing in. */
  readonly remark?: string;
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:4100`. */
  readonly address: string;
  /** People who can sign in; empty with a real service. */
  readonly people: readonly DemoPerson[];
  /** Scenario of the default session. */
  readonly scenario: string | undefined;
  /** A sentence about a stored state that was renamed, with its new name. */
  readonly notice: string | undefined;
  close(): Promise<void>;
}

/**
 * Third parties use this machine's other name. For a browser that is another site, with its own cookies and pages,
 * although one server answers.
 */
const isForeignName = (host: string): boolean => /^localhost(:\d+)?$/.test(host);

const peopleWhoSignIn = people
  .filter(({ is_active }) => is_active)
  .map(({ email, role, is_verified }) => ({
    email,
    role,
    password: demoPassword,
    ...(!is_verified && { remark: 'comes no further than confirming the address' }),
  }));

/** The handler of one address. */
interface ServerParts {
  readonly files: ConsoleFiles | undefined;
  readonly twin: Twin | undefined;
  readonly apiOrigin: string | undefined;
  readonly silenceMs: number | undefined;
  /** The configuration of the requested page. */
  readonly configFor: (message: IncomingMessage) => WirePageConfig;
  /** Another name that points to this machine is refused (DNS rebinding). */
  readonly isOwnName: (name: string) => boolean;
}

const refused = (status: number, detail: string, headers?: HeaderSet) =>
  jsonAnswer(status, { detail }, headers);

/** Methods for pages and files. */
const readingMethods = ['GET', 'HEAD'];

/** Finds the handler of a request and runs it. */
async function answer(
  { files, twin, apiOrigin, silenceMs, configFor, isOwnName }: ServerParts,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (refusal: Response) => sendResponse(refusal, response);
  const ownHost = message.headers.host ?? '';
  if (!isOwnName(ownHost)) return send(refused(421, 'This server answers to its own address only.'));
  // TRACE is not supported, and the platform's `Request` rejects it.
  if (message.method === 'TRACE') return send(refused(501, 'This server does not trace.'));
  const pathname = URL.parse(`http://localhost${message.url}`)?.pathname;
  if (pathname === undefined) return send(refused(400, 'This is no path.'));
  if (pathname.startsWith(foreignPaths)) {
    if (!twin || !isForeignName(ownHost)) return send(refused(404, 'There is no such page.'));
    return sendResponse(await twin.visit(message, response), response, (headers) => headers);
  }
  if (isServicePath(pathname) && apiOrigin !== undefined) {
    return forward(apiOrigin, message, response, { silenceMs });
  }
  if (twin && (isServicePath(pathname) || pathname.startsWith('/__twin/'))) {
    return send(await twin.answer(message, response));
  }
  if (!readingMethods.includes(message.method ?? '')) {
    return send(refused(405, 'Pages are only read.', { Allow: readingMethods.join(', ') }));
  }
  if (!files) return send(refused(404, 'Only the API is served here.'));
  const config = configFor(message);
  sendComplete(
    response,
    await files.answer(pathname, {
      acceptEncoding: message.headers['accept-encoding'] ?? '',
      ifNoneMatch: message.headers['if-none-match'],
      config,
      sockets: socketOrigins(ownHost, config),
      files: fileOrigins(config),
      parties: partyOrigins(config),
    }),
  );
}

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Serves the console and, without `apiOrigin`, the twin. Nothing runs before this is called. */
export async function startServer({
  port,
  host = '127.0.0.1',
  allowRemote = false,
  stateFolder,
  scenario,
  reset,
  consoleFolder,
  apiOrigin,
  silenceMs,
  config: overrides,
}: ServerOptions): Promise<RunningServer> {
  if (!isLoopback(host) && !allowRemote) {
    throw new Error(
      `${host} can be reached from other machines. Allow it with MILLRACE_HOST, or use 127.0.0.1.`,
    );
  }
  if (apiOrigin !== undefined) await demandOtherServer(apiOrigin, port);
  const configFor = ({ headers }: IncomingMessage): WirePageConfig => ({
    ...(apiOrigin === undefined && twinConfigFor(`http://${headers.host}`, headers.cookie)),
    ...overrides,
  });
  const files = consoleFolder === undefined ? undefined : readConsole(consoleFolder);
  const twin =
    apiOrigin === undefined ? createTwin({ stateFolder, scenario, reset }, () => closeIdle()) : undefined;
  const isOwnName = (name: string) => allowRemote || isLoopback(name.replace(/:\d+$/, ''));

  const server = createServer((message, response) => {
    answer({ files, twin, apiOrigin, silenceMs, configFor, isOwnName }, message, response).catch(
      (thrown: unknown) => {
        console.error(thrown);
        if (response.headersSent) response.destroy();
        else void sendResponse(refused(500, 'A server error occurred.'), response);
      },
    );
  });
  const closeIdle = trackIdleConnections(server);
  server.on('upgrade', (request, socket, head) => {
    if (twin && isOwnName(request.headers.host ?? '')) twin.upgrade(request, socket, head);
    else socket.destroy();
  });
  try {
    await listening(server, port, host);
  } catch (thrown) {
    twin?.close();
    throw thrown;
  }

  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    people: twin ? peopleWhoSignIn : [],
    scenario: twin?.scenario,
    notice: twin?.notice,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      twin?.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
