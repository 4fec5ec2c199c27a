import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { ws } from 'msw/ws';
import { binaryRefusal } from '../realtime/protocol.ts';
import type { Service } from '../assembly/createService.ts';
import { isServicePath } from '../service/core/paths.ts';

/** The page's services, each under its own path. */
interface Frame {
  readonly services: Map<string, Service>;
  /**
   * Resolves once the worker intercepts the page's requests. One promise, because several stories can start at once.
   */
  worker?: Promise<unknown>;
}

declare global {
  /** On the page instead of in a module: a worker outlives the hot reload of the code that started it. */
  var __millraceServices: Frame | undefined;
}

const mountPoint = '__story';
const frameOf = (): Frame => (globalThis.__millraceServices ??= { services: new Map() });

/** The path selects the service: sockets, links and images cannot send a header. */
const answerByPath: RequestHandler = http.all(`*/${mountPoint}/:key/*`, ({ params, request }) => {
  const service = frameOf().services.get(String(params.key));
  if (!service) return Response.json({ detail: 'This service has ended.' }, { status: 410 });
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(new RegExp(`^.*?/${mountPoint}/[^/]+`), '');
  if (!isServicePath(url.pathname)) {
    console.error(`The twin was asked for ${url.pathname}, which is no part of the API.`);
    return Response.error();
  }
  return service.handle(new Request(url, request));
});

function socketHandler() {
  const sockets = ws.link(new RegExp(`/${mountPoint}/[^/]+/app/`));
  return sockets.addEventListener('connection', ({ client }) => {
    const key = new RegExp(`/${mountPoint}/([^/]+)/`).exec(client.url.pathname)?.[1];
    const service = frameOf().services.get(decodeURIComponent(key ?? ''));
    if (!service) return client.close(4001, 'This service has ended');
    const connection = service.hub.open(
      { send: (text) => client.send(text), close: (code, reason) => client.close(code, reason) },
      client.url,
    );
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') void connection.receive(data);
      else client.close(...binaryRefusal);
    });
    client.addEventListener('close', () => connection.closed());
  });
}

/** An API request without a service is an error; the page's own files pass. */
const refuseWithoutService: RequestHandler = http.all('*/api/*', ({ request }) => {
  console.error(`${request.method} ${request.url} names no service: a story's calls begin with its base.`);
  return Response.error();
});

const startWorker = () =>
  setupWorker(answerByPath, socketHandler(), refuseWithoutService).start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledFrame: 'bypass',
  });

export interface MountedService {
  /** Prefix of every API path and of the socket's path. */
  readonly base: string;
  readonly service: Service;
  /** Ends the service; later requests get an error. */
  unmount(): void;
}

/** Answers the page's requests below the service's path, including sockets. `key` must be unique on the page. */
export async function mountService(key: string, service: Service): Promise<MountedService> {
  const frame = frameOf();
  await (frame.worker ??= startWorker());
  frame.services.set(key, service);
  return {
    base: `${location.origin}/${mountPoint}/${encodeURIComponent(key)}`,
    service,
    unmount() {
      frame.services.delete(key);
      service.dispose();
    },
  };
}
