import type { Clock } from '../core/clock.ts';
import type { RequestEntry } from './world.ts';

/** Log of the requests to a service, for inspection. */
export interface RequestLog {
  open(call: string, request: Request): RequestEntry;
  /** Records the result, and adds the entry's id to the response. */
  close(entry: RequestEntry, response: Response): Response;
  /** Number of requests by call. */
  counts(): Readonly<Record<string, number>>;
  /** The latest, oldest first. */
  entries(): readonly RequestEntry[];
}

/** Maximum number of individual requests; older ones are only counted. */
const remembered = 1_000;

export function createRequestLog(clock: Clock): RequestLog {
  const counts = new Map<string, number>();
  const entries: RequestEntry[] = [];
  return {
    open(call, request) {
      counts.set(call, (counts.get(call) ?? 0) + 1);
      const idempotencyKey = request.headers.get('Idempotency-Key');
      const entry: RequestEntry = {
        id: crypto.randomUUID(),
        call,
        at: new Date(clock.now()).toISOString(),
        ...(idempotencyKey !== null && { idempotencyKey }),
        effects: [],
      };
      entries.push(entry);
      if (entries.length > remembered) entries.shift();
      return entry;
    },
    close(entry, response) {
      entry.status = response.status;
      if (response.type !== 'error') response.headers.set('X-Request-Id', entry.id);
      return response;
    },
    counts: () => Object.fromEntries(counts),
    entries: () => structuredClone(entries),
  };
}
