import * as v from 'valibot';

import { isAddress } from '../isAddress.ts';

const addressListConfig = v.object({ addressList: v.pipe(v.string(), v.check(isAddress)) });

/** The part of the page's configuration that says where the IP addresses for firewalls are (spec §7). */
export type WireAddressListConfig = v.InferInput<typeof addressListConfig>;

/**
 * Reads the address of the public IP list from the page's configuration; `undefined` if it is on the page's own host, as
 * by default. Read with the list, so that the rest of the console starts without it.
 */
export function readAddressListLocation(json: string | null | undefined): string | undefined {
  try {
    const decoded = v.safeParse(addressListConfig, JSON.parse(json || '{}'));
    return decoded.success ? decoded.output.addressList : undefined;
  } catch {
    return undefined;
  }
}
