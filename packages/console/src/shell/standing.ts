import {
  getDestination,
  getSource,
  listAlertTriggers,
  listDestinations,
  listPipelines,
  listSources,
  type Call,
  type CallResult,
} from '@millrace/ui/contract';
import type { ConnectorKind, Pipeline } from '@millrace/ui/domain/entities';
import { countRefused, type ListedConnector } from '@millrace/ui/domain/policies';
import type { Page } from '@millrace/ui/domain/remote';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';

/** What needs a person, as far as lists that screens have read tell. What is not known is `undefined`. */
export interface Standing {
  /** Pipelines that have stopped with an error. */
  readonly pipelines: number | undefined;
  /** Alerts with triggers that nobody has acknowledged. */
  readonly alerts: number | undefined;
  /** Sources and destinations that have refused pipelines. */
  readonly sources: number | undefined;
  readonly destinations: number | undefined;
}

/** Arguments that leave out rows for which a count of all would ask. */
const narrowing = ['search', 'sourceType', 'sourceId', 'destinationId', 'alertId'];

const argumentsOf = ({ queryKey }: Query): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(Object(queryKey[2])));

/** An answer that may have changed and that no screen reads again tells nothing. */
const isCurrent = (query: Query): boolean =>
  query.state.data !== undefined && (!query.state.isInvalidated || query.isActive());

/** The answers of a call that are still true, newest first. */
function answersOf<C extends Call>(queryClient: QueryClient, call: C) {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [call.resource, call.name], predicate: isCurrent })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap((query) => {
      const answer = queryClient.getQueryData<CallResult<C>>(query.queryKey);
      return answer === undefined
        ? []
        : [{ answer, args: argumentsOf(query), readAt: query.state.dataUpdatedAt }];
    });
}

/** What the newest answers of a list say, the first that knows it. */
function newest<C extends Call, Found>(
  queryClient: QueryClient,
  call: C,
  tell: (page: CallResult<C>, args: Readonly<Record<string, unknown>>) => Found | undefined,
): Found | undefined {
  for (const { answer, args } of answersOf(queryClient, call)) {
    const found = tell(answer, args);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Answer<Value> {
  readonly answer: Value;
  readonly readAt: number;
}

/** The rows of lists and of single records, those of the newest answers last. */
const rowsIn = <Row>(lists: readonly Answer<Page<Row>>[], details: readonly Answer<Row>[]): readonly Row[] =>
  [
    ...lists.map(({ answer: { rows }, readAt }) => ({ rows, readAt })),
    ...details.map(({ answer, readAt }) => ({ rows: [answer], readAt })),
  ]
    .toSorted((one, other) => one.readAt - other.readAt)
    .flatMap(({ rows }) => rows);

/** The sources or destinations that screens have read. */
const connectorsIn = (queryClient: QueryClient, kind: ConnectorKind): readonly ListedConnector[] =>
  kind === 'source'
    ? rowsIn(answersOf(queryClient, listSources), answersOf(queryClient, getSource))
    : rowsIn(answersOf(queryClient, listDestinations), answersOf(queryClient, getDestination));

/** Reads from the cache what needs a person; makes no request. */
export function readStanding(queryClient: QueryClient): Standing {
  const isWide = (args: Readonly<Record<string, unknown>>) => narrowing.every((name) => !args[name]);
  const failing = newest(
    queryClient,
    listPipelines,
    ({ rows, count, misfits, unreadable }, args): readonly Pipeline[] | undefined =>
      args['status'] === 'errored' && isWide(args) && !misfits && unreadable === 0 && count === rows.length
        ? rows
        : undefined,
  );
  const refused = (kind: ConnectorKind) =>
    failing && countRefused(kind, failing, connectorsIn(queryClient, kind));
  return {
    sources: refused('source'),
    destinations: refused('destination'),
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
