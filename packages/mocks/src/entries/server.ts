import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { WireRuntimeConfig } from '@millrace/ui/contract';
import { demoPassword, people } from '../scenarios/people.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { readConsole } from '../server/consoleFiles.ts';
import { jsonAnswer, sendComplete, sendResponse } from '../server/nodeHttp.ts';
import { forward } from '../server/proxy.ts';
import { createTwin } from '../server/twin.ts';
import { isServicePath } from '../service/paths.ts';
import { realtimeKey } from '../service/world.ts';

export interface ServerOptions {
  /** 0 for any that is free. */
  port: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** Lets `host` be reached from other machines: everybody there can sign in with the printed password. @default false */
  allowRemote?: boolean;
  /** Where the default session's state is kept; left out, in memory. */
  stateFolder?: string;
  /** What the default session begins with; a kept state that began otherwise is refused. @default what is kept, else 'busyAccount' */
  scenario?: ScenarioName;
  /** Throws the kept state away. @default false */
  reset?: boolean;
  /** The console's build; left out, only the API is served. */
  consoleFolder?: string;
  /** A real service, such as `https://api.example`; the twin then steps aside. */
  apiOrigin?: string;
  /** Overrides of the configuration that is written into the page. */
  config?: WireRuntimeConfig;
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:4100`. */
  readonly address: string;
  /** Who can sign in; nobody here when a real service answers. */
  readonly people: readonly { readonly email: string; readonly role: string; readonly password: string }[];
  /** What the default session was begun with. */
  readonly scenario: string | undefined;
  close(): Promise<void>;
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** The page's configuration where the twin answers; nothing in it is secret. */
export const twinConfig: WireRuntimeConfig = {
  environment: 'development',
  realtime: { key: realtimeKey },
  sisterProduct: {
    name: 'ETL and Reverse ETL',
    appsAddress: 'https://sister.example/apps',
    loginAddress: 'https://sister.example/login',
  },
  features: { data_observability: 'everyone', snowflake_key_pair_auth: 'everyone' },
};

/** Where the page of this host may open sockets: pusher-js tries `wss` beside `ws`, so both are named. */
function socketOrigins(host: string, { realtime }: WireRuntimeConfig): readonly string[] {
  if (!realtime) return [];
  const [, name = host, port = ''] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  const chosenPort = realtime.port ?? (realtime.host ? '' : port);
  const target = `${realtime.host ?? name}${chosenPort === '' ? '' : `:${chosenPort}`}`;
  return [`ws://${target}`, `wss://${target}`];
}

const peopleWhoSignIn = people
  .filter(({ is_active }) => is_active)
  .map(({ email, role }) => ({ email, role, password: demoPassword }));

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
  config: overrides,
}: ServerOptions): Promise<RunningServer> {
  if (!isLoopback(host) && !allowRemote) {
    throw new Error(
      `${host} can be reached from other machines. Allow it with MILLRACE_HOST, or use 127.0.0.1.`,
    );
  }
  const config = { ...(apiOrigin === undefined ? twinConfig : {}), ...overrides };
  const files = consoleFolder === undefined ? undefined : readConsole(consoleFolder, config);
  const twin = apiOrigin === undefined ? createTwin({ stateFolder, scenario, reset }) : undefined;

  /** A name that only points to this machine (DNS rebinding) is not its own. */
  const isOwnName = (name: string) => allowRemote || isLoopback(name.replace(/:\d+$/, ''));

  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const ownHost = message.headers.host ?? '';
    if (!isOwnName(ownHost)) {
      return sendResponse(
        jsonAnswer(421, { detail: 'This server answers to its own address only.' }),
        response,
      );
    }
    const pathname = URL.parse(`http://localhost${message.url}`)?.pathname;
    if (pathname === undefined)
      return sendResponse(jsonAnswer(400, { detail: 'This is no path.' }), response);
    if (isServicePath(pathname) && apiOrigin !== undefined) return forward(apiOrigin, message, response);
    if (twin && (isServicePath(pathname) || pathname.startsWith('/__twin/'))) {
      return sendResponse(await twin.answer(message, response), response);
    }
    if (!['GET', 'HEAD'].includes(message.method ?? '')) {
      return sendResponse(jsonAnswer(405, { detail: 'Pages are only read.' }), response);
    }
    if (!files) return sendResponse(jsonAnswer(404, { detail: 'Only the API is served here.' }), response);
    sendComplete(
      response,
      await files.answer(pathname, {
        acceptEncoding: message.headers['accept-encoding'] ?? '',
        ifNoneMatch: message.headers['if-none-match'],
        sockets: socketOrigins(ownHost, config),
      }),
    );
  };

  const server = createServer((message, response) => {
    answer(message, response).catch((thrown: unknown) => {
      console.error(thrown);
      if (response.headersSent) response.destroy();
      else void sendResponse(jsonAnswer(500, { detail: 'A server error occurred.' }), response);
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (twin && isOwnName(request.headers.host ?? '')) twin.takeUp(request, socket, head);
    else socket.destroy();
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  }).catch(async (thrown: unknown) => {
    twin?.close();
    throw thrown;
  });

  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    people: twin ? peopleWhoSignIn : [],
    scenario: twin?.scenario,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      twin?.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
