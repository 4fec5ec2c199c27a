import type { Call, CallArguments, CallKind, CallResult, Client, Resource } from '@millrace/ui/contract';
import {
  queryOptions,
  skipToken,
  type DataTag,
  type QueryFunction,
  type QueryKey,
  type QueryMeta,
  type SkipToken,
} from '@tanstack/react-query';

import { everyRow } from './client/everyPage.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The call of a query. Its name is the action key (spec §8). */
      readonly call?: Call;
      /** Makes the call. The query client adds the client, the cooldown and the retry policy. */
      readonly fetch?: (client: Client, signal: AbortSignal) => Promise<unknown>;
    };
    mutationMeta: { readonly call?: Call };
  }
}

/** The key of a cached read. Live updates find queries by it (live/resources.ts). */
export type ReadKey = readonly [resource: Resource, call: string, args: object | null];

interface Freshness {
  readonly staleTime?: number | 'static';
  readonly refetchOnReconnect?: boolean;
  readonly refetchOnWindowFocus?: boolean;
  /** In milliseconds, while the page is visible. */
  readonly refetchInterval?: number;
}

/** The options of a query from {@link read}. `useQuery`, `fetchQuery` and `getQueryData` infer the value. */
export interface Read<Value> extends Freshness {
  readonly queryKey: DataTag<ReadKey, Value, Error>;
  /** Set by the query client's defaults, unless the query is disabled. */
  readonly queryFn?: QueryFunction<Value, ReadKey> | SkipToken;
  readonly meta?: QueryMeta;
}

/** How long a response counts as fresh, if it differs from the query client's default. */
export const freshness: Readonly<Partial<Record<CallKind, Freshness>>> = {
  // Regions, help articles and addresses hardly ever change. One read per visit is enough.
  auxiliary: { staleTime: Infinity },
  // Each read queries the customer's own system, so only a person triggers another one (docs/faults.md R5).
  introspection: { staleTime: 'static', refetchOnReconnect: false, refetchOnWindowFocus: false },
};

/**
 * The query of a call: `useQuery(read(getSource, { id }))`. The query client makes the call and retries it by
 * the retry policy. Without arguments the query is disabled.
 */
export function read<C extends Call>(call: C, args: CallArguments<C> | undefined): Read<CallResult<C>> {
  const { queryKey } = queryOptions<CallResult<C>, Error, CallResult<C>, ReadKey>({
    queryKey: [call.resource, call.name, args ?? null],
  });
  if (args === undefined) return { queryKey, queryFn: skipToken };
  return {
    queryKey,
    meta: { call, fetch: (client, signal) => client(call, args, { signal }) },
    ...freshness[call.kind],
  };
}

type ListCall = Call & { readonly query: { readonly page_size: unknown } };

/**
 * The query of all rows of a list, as one page, whatever size the service's pages have. `hasNext` says that the
 * list is incomplete.
 */
export const readAll = <C extends ListCall>(call: C, args: CallArguments<C> | undefined) =>
  read(call, args && { ...args, pageSize: everyRow });

/** Identifies the subject of a read: one record, or for lists active or archived rows. */
function subjectOf([resource, call, args]: QueryKey): string {
  const { id, status } = { id: undefined, status: undefined, ...Object(args) };
  return JSON.stringify([resource, call, id, status === 'archived']);
}

/**
 * Shows the previous page, filter or range until the next one has loaded. Never shows another subject: active
 * pipelines under the heading of archived ones would be wrong.
 */
export const keepPrevious =
  ({ queryKey }: { readonly queryKey: QueryKey }) =>
  <Value>(previous: Value | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
    query !== undefined && subjectOf(query.queryKey) === subjectOf(queryKey) ? previous : undefined;
