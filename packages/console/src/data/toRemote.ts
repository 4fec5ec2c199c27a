import { loading, problemOf, type Remote } from '@millrace/ui/domain/remote';

/**
 * The fields of a query's result that screens use. TanStack Query re-renders only for fields that are read.
 */
export interface QueryResult<Value> {
  readonly data: Value | undefined;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  /** The data belong to the previous query until this one has loaded. */
  readonly isPlaceholderData?: boolean;
}

/**
 * A query as a screen sees it. Data take precedence over the status: after a failed refetch both exist, and
 * the data stay on screen.
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
  // During a retry the failure stays, and its button shows the progress.
  return error === null || error === undefined ? loading : { state: 'failed', problem: problemOf(error) };
}
