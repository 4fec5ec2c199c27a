import type { LiveRow, RealtimeResource, ResourceEvent } from '@millrace/ui/domain/realtime';
import type { Page } from '@millrace/ui/domain/remote';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { applyToDetail, applyToPage, type ListScope } from './applyEvents.ts';
import { hasAny, liveResources } from './resources.ts';

type Keys = readonly QueryKey[];

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

/** The arguments of a read, reduced to those used here. */
const argumentsOf = ({ queryKey }: Query): ListScope & { readonly id?: number } => Object(queryKey[2]);

/**
 * Applies the events of a resource to one of its cached queries. Returns whether the query must be refetched.
 */
function applyToQuery(
  queryClient: QueryClient,
  query: Query,
  resource: RealtimeResource,
  events: readonly ResourceEvent[],
): boolean {
  const rules = liveResources[resource];
  const [, call, args] = query.queryKey;
  // A disabled query has no arguments.
  if (args === null) return false;
  const { id, ...scope } = argumentsOf(query);
  if (rules.lists.some((list) => list === call)) {
    return write<Page<LiveRow>>(queryClient, query, (page) => {
      const applied = applyToPage(page, scope, events, rules);
      return { next: applied.page, isStale: applied.isStale };
    });
  }
  const event = events.find((each) => each.id === id);
  if (id !== undefined && event === undefined) return false;
  if (call !== rules.detail || event === undefined) return true;
  return write<LiveRow>(queryClient, query, (row) => {
    const applied = applyToDetail(row, event, rules);
    return { next: applied.row, isStale: applied.isStale };
  });
}

/** The lists and details of the resources that count how often they are used by this one, if that has changed. */
function countedQueries(
  queryClient: QueryClient,
  resource: RealtimeResource,
  events: readonly ResourceEvent[],
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

function applyToResource(
  queryClient: QueryClient,
  resource: RealtimeResource,
  events: readonly ResourceEvent[],
): Keys {
  const cache = queryClient.getQueryCache();
  const { dependents } = liveResources[resource];
  const stale = cache
    .findAll({ queryKey: [resource] })
    .filter((query) => applyToQuery(queryClient, query, resource, events));
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
export function applyToCache(queryClient: QueryClient, events: readonly ResourceEvent[]): Keys {
  const resources = new Set(events.map(({ resource }) => resource));
  return [...resources].flatMap((resource) =>
    applyToResource(
      queryClient,
      resource,
      events.filter((event) => event.resource === resource),
    ),
  );
}
