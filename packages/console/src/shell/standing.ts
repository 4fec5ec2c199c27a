import { listAlertTriggers, listPipelines, type Call, type CallResult } from '@millrace/ui/contract';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';

/** What needs a person, as far as lists that screens have read tell. What is not known is `undefined`. */
export interface Standing {
  /** Pipelines that have stopped with an error. */
  readonly pipelines: number | undefined;
  /** Alerts with triggers that nobody has acknowledged. */
  readonly alerts: number | undefined;
}

/** Arguments that leave out rows for which a count of all would ask. */
const narrowing = ['search', 'sourceType', 'sourceId', 'destinationId', 'alertId'];

const argumentsOf = ({ queryKey }: Query): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(Object(queryKey[2])));

/** An answer that may have changed and that no screen reads again tells nothing. */
const isCurrent = (query: Query): boolean =>
  query.state.data !== undefined && (!query.state.isInvalidated || query.isActive());

/** What the newest answers of a list say, the first that knows it. */
function newest<C extends Call>(
  queryClient: QueryClient,
  call: C,
  tell: (page: CallResult<C>, args: Readonly<Record<string, unknown>>) => number | undefined,
): number | undefined {
  const queries = queryClient
    .getQueryCache()
    .findAll({ queryKey: [call.resource, call.name], predicate: isCurrent })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const query of queries) {
    const page = queryClient.getQueryData<CallResult<C>>(query.queryKey);
    const found = page && tell(page, argumentsOf(query));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads from the cache what needs a person; makes no request. */
export function readStanding(queryClient: QueryClient): Standing {
  const isWide = (args: Readonly<Record<string, unknown>>) => narrowing.every((name) => !args[name]);
  return {
    // The numbers by status are those of the whole account, whatever the list is narrowed to.
    pipelines: newest(queryClient, listPipelines, ({ counts, count, misfits }, args) => {
      if (counts) return counts['errored'] ?? 0;
      return args['status'] === 'errored' && isWide(args) && !misfits ? (count ?? undefined) : undefined;
    }),
    alerts: newest(queryClient, listAlertTriggers, ({ rows, count, misfits, unreadable }, args) =>
      // A page that is not the whole list does not tell how many alerts its triggers are of.
      args['status'] === 'open' && isWide(args) && !misfits && unreadable === 0 && count === rows.length
        ? new Set(rows.map(({ alertId }) => alertId)).size
        : undefined,
    ),
  };
}

/** How long changes of the cache are gathered, in milliseconds. */
const gatherMs = 250;

/**
 * Follows what needs a person.
 * @param show receives it once it is known, and after each change
 * @returns a function that stops it
 */
export function watchStanding(queryClient: QueryClient, show: (standing: Standing) => void): () => void {
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    const standing = readStanding(queryClient);
    const hash = hashKey([standing]);
    if (hash === shown) return;
    shown = hash;
    show(standing);
  };
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') timer ??= setTimeout(look, gatherMs);
  });
  look();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
