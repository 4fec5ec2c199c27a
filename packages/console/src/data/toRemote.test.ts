import { ProblemError } from '@millrace/ui/domain/remote';
import { expect, test } from 'vitest';

import { toRemote } from './toRemote.ts';

const error = new ProblemError({ kind: 'http', status: 503 });
const problem = error.problem;

test.each([
  ['nothing yet', { data: undefined, error: null, fetchStatus: 'fetching' }, { state: 'loading' }],
  [
    'nothing, and no network',
    { data: undefined, error: null, fetchStatus: 'paused' },
    { state: 'loading', isOffline: true },
  ],
  ['a failure', { data: undefined, error, fetchStatus: 'idle' }, { state: 'failed', problem }],
  ['a value', { data: 1, error: null, fetchStatus: 'idle' }, { state: 'ready', value: 1 }],
  [
    'a value that is asked for again',
    { data: 1, error: null, fetchStatus: 'fetching' },
    { state: 'ready', value: 1, isRefreshing: true },
  ],
  [
    'a value whose refresh failed',
    { data: 1, error, fetchStatus: 'idle' },
    { state: 'ready', value: 1, problem },
  ],
  [
    'a value while there is no network',
    { data: 1, error: null, fetchStatus: 'paused' },
    { state: 'ready', value: 1 },
  ],
  [
    'the value of another query, until its own comes',
    { data: 1, error: null, fetchStatus: 'fetching', isPlaceholderData: true },
    { state: 'ready', value: 1, isRefreshing: true, isOutdated: true },
  ],
  [
    'the value of another query, and no network',
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
