import { loading, problemOf, type Remote } from '@millrace/ui/domain/remote';

/** What a screen needs of a query's result. Only what is read here makes a container draw again. */
export interface QueryResult<Value> {
  readonly data: Value | undefined;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  /** The data are those of another query, until its own are there. */
  readonly isPlaceholderData?: boolean;
}

/**
 * A query as a screen sees it. The data come before the status: after a failed refresh both are there, and what was
 * known stays on screen.
 */
export function toRemote<Value>(query: QueryResult<Value>): Remote<Value> {
  const { data, error, fetchStatus, isPlaceholderData } = query;
  if (data !== undefined) {
    return {
      state: 'ready',
      value: data,
      ...(fetchStatus === 'fetching' && { isRefreshing: true }),
      ...(isPlaceholderData && { isOutdated: true, ...(fetchStatus === 'paused' && { isOffline: true }) }),
      ...(error !== null && error !== undefined && { problem: problemOf(error) }),
    };
  }
  if (fetchStatus === 'paused') return { state: 'loading', isOffline: true };
  // While it is asked again, a failure stays where it is: the button says that it is trying.
  return error === null || error === undefined ? loading : { state: 'failed', problem: problemOf(error) };
}
