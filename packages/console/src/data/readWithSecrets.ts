import type { Call, CallArguments, CallResult } from '@millrace/ui/contract';
import { queryOptions } from '@tanstack/react-query';

import { freshness, type Read, type ReadKey } from './read.ts';

/**
 * Like `read`, for arguments with secrets: they are read when the call is made and are not part of the key, so that
 * the cache has none (T-07).
 * @param subject identifies the query instead; change it when the secrets change
 */
export function readWithSecrets<C extends Call>(
  call: C,
  subject: object,
  args: () => CallArguments<C>,
): Read<CallResult<C>> {
  const { queryKey } = queryOptions<CallResult<C>, Error, CallResult<C>, ReadKey>({
    queryKey: [call.resource, call.name, subject],
  });
  return {
    queryKey,
    meta: { call, fetch: (client, signal) => client(call, args(), { signal }) },
    ...freshness[call.kind],
  };
}
