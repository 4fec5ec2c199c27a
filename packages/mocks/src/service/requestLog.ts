import type { Clock } from './core/clock.ts';
import type { RequestEntry } from './core/world.ts';

/** What a service remembers of the requests it got, for whoever inspects it. */
export interface RequestLog {
  open(call: string, request: Request): RequestEntry;
  /** Notes how it ended, and marks the answer with the entry's id. */
  close(entry: RequestEntry, response: Response): Response;
  /** Requests by call, all there were. */
  counts(): Readonly<Record<string, number>>;
  /** The latest, oldest first. */
  entries(): readonly RequestEntry[];
}

/** Requests that are remembered one by one; older ones are only counted. */
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
