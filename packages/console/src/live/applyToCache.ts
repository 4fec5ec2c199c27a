import type { LiveRow, RealtimeResource } from '@millrace/ui/domain/realtime';
import type { Page } from '@millrace/ui/domain/remote';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { applyToDetail, applyToPage, isQuiet, rowOf, type ListScope } from './applyEvents.ts';
import { figures, type Figure } from './figures.ts';
import { spanOf, type MergedEvent } from './mergeEvents.ts';
import { hasAny, liveResources } from './resources.ts';
import { seenOf, type Seen } from './seen.ts';

type Keys = readonly QueryKey[];

export interface ApplyOptions {
  /** What is known about revisions. @default that of the cache */
  readonly seen?: Seen;
  /**
   * Called for a list that may have missed a change of a record that it does not show. Nothing tells, so a
   * read within half a minute is enough.
   */
  readonly onDoubt?: (queryKey: QueryKey) => void;
}

/** A cache with what belongs to it. */
interface Target extends Required<ApplyOptions> {
  readonly queryClient: QueryClient;
}

interface Change<Value> {
  readonly next: Value;
  readonly isStale: boolean;
}

/** Writes a patch into a query. Returns whether the query must be refetched. */
function write<Value>(
  queryClient: QueryClient,
  query: Query,
  apply: (value: Value) => Change<Value>,
): boolean {
  const isFetching = query.state.fetchStatus === 'fetching';
  const value = queryClient.getQueryData<Value>(query.queryKey);
  // A response in flight may be older than the event.
  if (value === undefined) return isFetching;
  const { next, isStale } = apply(value);
  // A patch does not make the rest of the data fresher.
  const { dataUpdatedAt: updatedAt } = query.state;
  if (next !== value) queryClient.setQueryData<Value>(query.queryKey, next, { updatedAt });
  return isStale || (isFetching && next !== value);
}

/**
 * Whether a page has missed a change of a record that it does not show, which may belong on it now. Only the
 * revision of a later event tells.
 */
function hasMissedOthers(
  { seen, onDoubt }: Target,
  { queryKey }: Query,
  page: Page<LiveRow>,
  events: readonly MergedEvent[],
): boolean {
  const missed = events
    // Every other event causes a read anyway.
    .filter((event) => isQuiet(event, liveResources[event.resource]) && !rowOf(page, event.id))
    .map((event) => seen.hasMissed(event));
  if (missed.includes(undefined)) onDoubt(queryKey);
  return missed.includes(true);
}

/** The arguments of a read, reduced to those used here. */
const argumentsOf = ({ queryKey }: Query): ListScope & { readonly id?: number } => Object(queryKey[2]);

/**
 * Applies the events of a resource to one of its cached queries. Returns whether the query must be refetched.
 */
function applyToQuery(
  target: Target,
  query: Query,
  resource: RealtimeResource,
  events: readonly MergedEvent[],
): boolean {
  const { queryClient } = target;
  const rules = liveResources[resource];
  const [, call, args] = query.queryKey;
  // A disabled query has no arguments.
  if (args === null) return false;
  const { id, ...scope } = argumentsOf(query);
  if (rules.lists.some((list) => list === call)) {
    return write<Page<LiveRow>>(queryClient, query, (page) => {
      const applied = applyToPage(page, scope, events, rules);
      return { next: applied.page, isStale: applied.isStale || hasMissedOthers(target, query, page, events) };
    });
  }
  const own = events.filter((each) => each.id === id);
  if (id !== undefined && own.length === 0) return false;
  if (call !== rules.detail || own.length === 0) return true;
  return write<LiveRow>(queryClient, query, (before) => {
    let [next, isStale] = [before, false];
    for (const event of own) {
      const applied = applyToDetail(next, event, rules);
      next = applied.row;
      isStale ||= applied.isStale;
    }
    return { next, isStale };
  });
}

/** A record as the cache has it. */
function cachedRow(queryClient: QueryClient, resource: RealtimeResource, id: number): LiveRow | undefined {
  const { lists, detail } = liveResources[resource];
  const own = queryClient.getQueryData<LiveRow>([resource, detail, { id }]);
  if (own) return own;
  for (const call of lists) {
    for (const [, page] of queryClient.getQueriesData<Page<LiveRow>>({ queryKey: [resource, call] })) {
      const row = page && rowOf(page, id);
      if (row) return row;
    }
  }
  return undefined;
}

/** Whether an event may make a figure stale. */
function changes({ queryClient, seen }: Target, event: MergedEvent, { fields, isCount }: Figure): boolean {
  const { kind, resource, id } = event;
  if (kind === 'created') return isCount === true || fields === undefined;
  if (kind === 'deleted' || fields === undefined || event.fields === undefined) return true;
  const before = cachedRow(queryClient, resource, id);
  const span = spanOf(event);
  const isGap =
    event.isPartial === true || (typeof before?.rev === 'number' && span && before.rev < span.from);
  if (isGap || seen.hasMissed(event)) return true;
  if (!event.isWhole) return hasAny(fields, event.fields);
  // A whole row repeats every field. A record that nobody has shown may have changed in any of them.
  const values = new Map(Object.entries(event.fields));
  const known = new Map(Object.entries(before ?? {}));
  const textOf = (value: unknown) => JSON.stringify(value ?? null);
  return fields.some((name) => values.has(name) && textOf(values.get(name)) !== textOf(known.get(name)));
}

/** The queries of the figures that events make stale. */
function staleFigures(target: Target, resource: RealtimeResource, events: readonly MergedEvent[]) {
  const cache = target.queryClient.getQueryCache();
  return figures[resource].flatMap((figure) => {
    const changed = events.filter((event) => changes(target, event, figure));
    if (changed.length === 0) return [];
    const ids = new Set(changed.map(({ id }) => id));
    return figure.calls
      .flatMap((call) => cache.findAll({ queryKey: [figure.resource, call] }))
      .filter(
        (query) =>
          // A disabled query has no arguments.
          query.queryKey[2] !== null && (!figure.isOwn || ids.has(argumentsOf(query).id ?? Number.NaN)),
      );
  });
}

function applyToResource(target: Target, resource: RealtimeResource, events: readonly MergedEvent[]): Keys {
  const { queryClient } = target;
  const cache = queryClient.getQueryCache();
  // First, because they are compared with the rows before the events.
  const dependent = staleFigures(target, resource, events);
  const stale = cache
    .findAll({ queryKey: [resource] })
    .filter((query) => applyToQuery(target, query, resource, events));
  return [...stale, ...dependent].map(({ queryKey }) => queryKey);
}

/** Applies events to every cached query. Returns the keys of the queries that must be refetched. */
export function applyToCache(
  queryClient: QueryClient,
  events: readonly MergedEvent[],
  { seen = seenOf(queryClient), onDoubt = () => undefined }: ApplyOptions = {},
): Keys {
  const target = { queryClient, seen, onDoubt };
  const resources = new Set(events.map(({ resource }) => resource));
  const keys = [...resources].flatMap((resource) =>
    applyToResource(
      target,
      resource,
      events.filter((event) => event.resource === resource),
    ),
  );
  events.forEach((event) => seen.note(event));
  return keys;
}
