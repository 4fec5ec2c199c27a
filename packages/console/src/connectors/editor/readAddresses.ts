import {
  createClient,
  getPublicAddresses,
  readAddressListLocation,
  type CallResult,
  type Client,
  type Transport,
} from '@millrace/ui/contract';

import { timeLimitOf } from '../../data/client/timeLimits.ts';

/**
 * Reads a public file from any host. The request contains nothing of the session: no cookies, no header, no referrer (docs/threats.md
 * T-06).
 */
const publicFile =
  (location: string, fetch: typeof globalThis.fetch): Transport =>
  ({ call, signal }) => {
    const limit = AbortSignal.timeout(timeLimitOf(call));
    return fetch(location, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  };

/** What is read where, for tests. */
export interface AddressPlace {
  /** The page's configuration. @default that of this page */
  readonly config?: string | null;
  /** @default the platform's */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * The IP addresses that a firewall must allow (spec §7: a file of a static asset host).
 * @param client of the service, which has the list unless the page's configuration names another place
 */
export async function readAddresses(
  client: Client,
  signal: AbortSignal,
  {
    config = document.getElementById('millrace-config')?.textContent,
    fetch = globalThis.fetch,
  }: AddressPlace = {},
): Promise<CallResult<typeof getPublicAddresses>> {
  const location = readAddressListLocation(config);
  const reader = location === undefined ? client : createClient(publicFile(location, fetch));
  return reader(getPublicAddresses, {}, { signal });
}
