import { ProblemError } from '@millrace/ui/domain/remote';
import { expect, test } from 'vitest';

import { toRemote } from './toRemote.ts';

const error = new ProblemError({ kind: 'http', status: 503 });
const problem = error.problem;

test.each([
  ['a first load', { data: undefined, error: null, fetchStatus: 'fetching' }, { state: 'loading' }],
  [
    'a first load without a network',
    { data: undefined, error: null, fetchStatus: 'paused' },
    { state: 'loading', isOffline: true },
  ],
  ['a failure', { data: undefined, error, fetchStatus: 'idle' }, { state: 'failed', problem }],
  ['a value', { data: 1, error: null, fetchStatus: 'idle' }, { state: 'ready', value: 1 }],
  [
    'a value during a refetch',
    { data: 1, error: null, fetchStatus: 'fetching' },
    { state: 'ready', value: 1, isRefreshing: true },
  ],
  [
    'a value whose refetch failed',
    { data: 1, error, fetchStatus: 'idle' },
    { state: 'ready', value: 1, problem },
  ],
  [
    'a value without a network',
    { data: 1, error: null, fetchStatus: 'paused' },
    { state: 'ready', value: 1 },
  ],
  [
    'the value of another query as a placeholder',
    { data: 1, error: null, fetchStatus: 'fetching', isPlaceholderData: true },
    { state: 'ready', value: 1, isRefreshing: true, isOutdated: true },
  ],
  [
    'the value of another query without a network',
    { data: 1, error: null, fetchStatus: 'paused', isPlaceholderData: true },
    { state: 'ready', value: 1, isOutdated: true, isOffline: true },
  ],
  [
    'a value that is empty',
    { data: null, error: null, fetchStatus: 'idle' },
    { state: 'ready', value: null },
  ],
] as const)('%s', (_, query, remote) => {
  expect(toRemote<unknown>(query)).toEqual(remote);
});
