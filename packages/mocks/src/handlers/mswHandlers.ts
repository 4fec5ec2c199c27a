import type { RequestHandler } from 'msw';
import { http } from 'msw/http';
import { refusal } from '../service/core/refusal.ts';
import type { Toxicity } from '../service/faults/toxicity.ts';
import type { RequestLog } from '../service/world/requestLog.ts';
import { inAnswerTo, type Backend } from '../service/world/world.ts';
import { callHandlers } from './all.ts';
import type { CallHandler } from './http/answer.ts';
import { fitsPath } from './http/calls.ts';
import { downloadHandlers } from './downloads.ts';
import { oauthReturnHandlers } from './oauthReturn.ts';

export interface Answering {
  readonly backend: Backend;
  readonly toxicity: Toxicity;
  readonly log: RequestLog;
  /** Runs before each request, because the service has no timers. */
  runDueTasks(): void;
}

const parameterCount = (path: string): number => path.split('{').length - 1;

/** Fixed paths come before paths with parameters, so that `user/me/` is not the user with the id "me". */
const byPrecision: readonly CallHandler[] = Object.values<CallHandler>(callHandlers).toSorted(
  (one, other) => parameterCount(one.call.path) - parameterCount(other.call.path),
);

/**
 * The calls of a path, for all methods. A word that one call has in its path is not a parameter of another: `GET
 * user/invite/` does not read the user with the id "invite", and is not a method of that path.
 */
function handlersAt({ url }: Request): readonly CallHandler[] {
  const { pathname } = new URL(url);
  const fitting = byPrecision.filter(({ call }) => fitsPath(call, pathname));
  const fewest = parameterCount(fitting[0]?.call.path ?? '');
  return fitting.filter(({ call }) => parameterCount(call.path) === fewest);
}

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, PUT: http.put, DELETE: http.delete };

/** The contract as request handlers over one world. They ignore the host, so they work under any address. */
export function createMswHandlers({ backend, toxicity, log, runDueTasks }: Answering): RequestHandler[] {
  const calls = byPrecision.map((handler) => {
    const { name, method, path } = handler.call;
    return methods[method](
      `*${path.replaceAll('{', ':').replaceAll('}', '')}`,
      async ({ request, params }) => {
        if (!handlersAt(request).includes(handler)) return undefined;
        const asked = log.open(name, request);
        const response = await toxicity.spoil(name, request, async () => {
          runDueTasks();
          return handler.respond(inAnswerTo(asked, backend), request, params);
        });
        return log.close(asked, response);
      },
    );
  });
  const refuse = ({ request }: { request: Request }) => refuseUnknown(request).toResponse();
  return [
    ...downloadHandlers(backend),
    ...oauthReturnHandlers,
    ...calls,
    http.all('*/api/*', refuse),
    http.all('*/static/*', refuse),
  ];
}

/** A known path with another method answers 405; every other path does not exist. */
function refuseUnknown(request: Request) {
  // HEAD uses the handler of GET: the service sends itself a GET.
  const allowed = handlersAt(request).flatMap(({ call: { method } }) =>
    method === 'GET' ? [method, 'HEAD'] : [method],
  );
  return allowed.length > 0 ? refusal.notAllowed(request.method, [...new Set(allowed)]) : refusal.notFound();
}
