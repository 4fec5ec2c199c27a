import type { RequestHandler } from 'msw';
import { http } from 'msw/http';
import { runDueTasks } from '../service/dueTasks.ts';
import { refusal } from '../service/core/refusal.ts';
import type { Toxicity } from '../service/faults/toxics.ts';
import type { Backend } from '../service/core/world.ts';
import { callHandlers } from './all.ts';
import type { CallHandler } from './answer.ts';
import { fitsPath } from './calls.ts';
import { downloadHandler } from './downloads.ts';

export interface Answering {
  readonly backend: Backend;
  readonly toxicity: Toxicity;
  /** Told the name of every call that is made. */
  onCall(name: string): void;
}

const parameterCount = (path: string): number => path.split('{').length - 1;

/** Fixed paths before those with parameters, so that `user/me/` is not taken for the user with the id "me". */
const byPrecision: readonly CallHandler[] = Object.values<CallHandler>(callHandlers).toSorted(
  (one, other) => parameterCount(one.call.path) - parameterCount(other.call.path),
);

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, PUT: http.put, DELETE: http.delete };

/** The contract as request handlers over one world. The host does not matter, so they answer wherever they are mounted. */
export function createMswHandlers({ backend, toxicity, onCall }: Answering): RequestHandler[] {
  const calls = byPrecision.map((handler) => {
    const { name, method, path } = handler.call;
    return methods[method](`*${path.replaceAll('{', ':').replaceAll('}', '')}`, ({ request, params }) => {
      if (!fitsPath(handler.call, new URL(request.url).pathname)) return undefined;
      onCall(name);
      return toxicity.spoil(name, request.signal, async () => {
        runDueTasks(backend);
        return handler.respond(backend, request, params);
      });
    });
  });
  const refuse = ({ request }: { request: Request }) => refuseUnknown(request).toResponse();
  return [...calls, downloadHandler(backend), http.all('*/api/*', refuse), http.all('*/static/*', refuse)];
}

/** A known path by another method is told so; every other path does not exist. */
function refuseUnknown(request: Request) {
  const { pathname } = new URL(request.url);
  const allowed = byPrecision.filter(({ call }) => fitsPath(call, pathname)).map(({ call }) => call.method);
  return allowed.length > 0 ? refusal.notAllowed(request.method, [...new Set(allowed)]) : refusal.notFound();
}
