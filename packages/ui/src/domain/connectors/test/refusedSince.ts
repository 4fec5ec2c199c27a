import type { Pipeline } from '../../entities/pipeline.ts';
import { isAccessError } from './accessError.ts';

/**
 * A pipeline that lost its access after a connection test: its last sync, which worked, is newer than the test.
 * @param pipelines those that use the connector
 * @param testedAt the time of the test
 */
export const refusedSince = <Each extends Pick<Pipeline, 'status' | 'lastError' | 'lastSyncedAt'>>(
  pipelines: readonly Each[],
  testedAt: Date,
): Each | undefined =>
  pipelines.find(
    ({ status, lastError, lastSyncedAt }) =>
      status === 'errored' && isAccessError(lastError ?? '') && lastSyncedAt && lastSyncedAt >= testedAt,
  );
