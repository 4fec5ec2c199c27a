import type { LiveRow, RealtimeResource } from '@millrace/ui/domain/realtime';
import type { Page } from '@millrace/ui/domain/remote';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { applyToDetail, applyToPage, hasRow, isQuiet, type ListScope } from './applyEvents.ts';
import type { MergedEvent } from './mergeEvents.ts';
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
    .filter((event) => isQuiet(event, liveResources[event.resource]) && !hasRow(page, event.id))
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

/** The lists and details of the resources that count how often they are used by this one, if that has changed. */
function countedQueries(
  queryClient: QueryClient,
  resource: RealtimeResource,
  events: readonly MergedEvent[],
): readonly Query[] {
  const { countedBy } = liveResources[resource];
  // A whole row repeats every field, so only a delta says that one of them has changed.
  const hasChanged = events.some(
    ({ kind, fields, isWhole }) =>
      countedBy && (kind !== 'updated' || (fields && !isWhole && hasAny(countedBy.fields, fields))),
  );
  if (!countedBy || !hasChanged) return [];
  return countedBy.resources.flatMap((counted) => {
    const { lists, detail } = liveResources[counted];
    return queryClient
      .getQueryCache()
      .findAll({ queryKey: [counted] })
      .filter(
        ({ queryKey: [, call, args] }) => args !== null && [...lists, detail].some((each) => each === call),
      );
  });
}

function applyToResource(target: Target, resource: RealtimeResource, events: readonly MergedEvent[]): Keys {
  const { queryClient } = target;
  const cache = queryClient.getQueryCache();
  const { dependents } = liveResources[resource];
  const stale = cache
    .findAll({ queryKey: [resource] })
    .filter((query) => applyToQuery(target, query, resource, events));
  const ids = new Set(events.map(({ id }) => id));
  const dependent = dependents.flatMap((each) =>
    each.calls.flatMap((call) =>
      cache
        .findAll({ queryKey: [each.resource, call] })
        .filter((query) => ids.has(argumentsOf(query).id ?? Number.NaN)),
    ),
  );
  return [...stale, ...dependent, ...countedQueries(queryClient, resource, events)].map(
    ({ queryKey }) => queryKey,
  );
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
