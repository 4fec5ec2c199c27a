import type { LiveRow } from '@millrace/ui/domain/realtime';
import type { Page } from '@millrace/ui/domain/remote';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { refetchesOf } from '../data/refetches.ts';
import { memoizePerObject } from '../kit/memoizePerObject.ts';
import { spanOf, type MergedEvent } from './mergeEvents.ts';
import { liveResources } from './resources.ts';

/** How often in a row a read is repeated because its answer is older than what is known. */
export const mostRepeats = 3;

/** What events and answers have said about a record. Times count events. */
interface Memory {
  /** The newest revision; `Infinity` once the record is deleted. */
  newest: number;
  /** The newest revision of an event. */
  announced?: number;
  /** The last event. */
  eventAt: number;
  /** The last event without a revision. */
  unorderedAt: number;
}

export interface Seen {
  /** Whether an event about the record was lost before this one; `undefined` if nothing tells. */
  hasMissed(event: MergedEvent): boolean | undefined;
  /** Remembers an event. */
  note(event: MergedEvent): void;
}

export interface SeenOptions {
  readonly queryClient: QueryClient;
  /** Requests another read. */
  readonly mark: (queryKey: QueryKey) => void;
}

/**
 * Remembers which revisions exist. A read whose answer is older than an event is repeated: it was in flight
 * when the event came, or a replica of the service lags behind.
 */
export function createSeen({ queryClient, mark }: SeenOptions): Seen {
  const memories = new Map<string, Memory>();
  const startedAt = new WeakMap<Query, number>();
  const repeats = new WeakMap<Query, number>();
  let events = 0;

  const memoryOf = (resource: string, id: number): Memory => {
    const name = `${resource}:${id}`;
    const known = memories.get(name) ?? { newest: -Infinity, eventAt: 0, unorderedAt: 0 };
    memories.set(name, known);
    return known;
  };
  const rowsOf = ({ queryKey }: Query): readonly LiveRow[] => {
    const [resource, call] = queryKey;
    const known = Object.entries(liveResources).find(([name]) => name === resource)?.[1];
    if (known?.lists.some((list) => list === call)) {
      return queryClient.getQueryData<Page<LiveRow>>(queryKey)?.rows ?? [];
    }
    const row = call === known?.detail ? queryClient.getQueryData<LiveRow>(queryKey) : undefined;
    return row ? [row] : [];
  };
  /** Whether a row is older than what is known about its record. */
  const isBehind = (resource: string, { id, rev }: LiveRow, since: number): boolean => {
    const memory = memoryOf(resource, id);
    const isOlder =
      typeof rev === 'number'
        ? rev < memory.newest || memory.unorderedAt > since
        : memory.newest === Infinity || memory.eventAt > since;
    if (typeof rev === 'number') memory.newest = Math.max(memory.newest, rev);
    return isOlder;
  };
  const check = (query: Query) => {
    const since = startedAt.get(query) ?? events;
    // Every row is remembered, also after the first one that is behind.
    const behind = rowsOf(query).filter((row) => isBehind(String(query.queryKey[0]), row, since));
    const count = behind.length > 0 ? (repeats.get(query) ?? 0) + 1 : 0;
    repeats.set(query, count);
    if (count > 0 && count <= mostRepeats) mark(query.queryKey);
  };

  queryClient.getQueryCache().getAll().forEach(check);
  queryClient.getQueryCache().subscribe((notice) => {
    if (notice.type !== 'updated') return;
    const { action, query } = notice;
    if (action.type === 'fetch') startedAt.set(query, events);
    if (action.type === 'success' && !action.manual) check(query);
  });

  return {
    hasMissed(event) {
      const span = spanOf(event);
      const { announced } = memoryOf(event.resource, event.id);
      // A whole row leads from any revision, and so does not tell.
      if (!span || announced === undefined || span.from === -Infinity) return undefined;
      return announced < span.from;
    },
    note(event) {
      const memory = memoryOf(event.resource, event.id);
      const to = spanOf(event)?.to;
      events += 1;
      memory.eventAt = events;
      if (to === undefined) memory.unorderedAt = events;
      else memory.announced = Math.max(memory.announced ?? -Infinity, to);
      memory.newest = event.kind === 'deleted' ? Infinity : Math.max(memory.newest, to ?? -Infinity);
    },
  };
}

/** What is known in a cache, from the first call on. */
export const seenOf = memoizePerObject((queryClient: QueryClient) =>
  createSeen({ queryClient, mark: (queryKey) => refetchesOf(queryClient).mark(queryKey) }),
);
