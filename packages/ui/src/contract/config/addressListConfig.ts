import * as v from 'valibot';

import { address, readPart } from './setting.ts';

export const addressListConfig = v.object({ addressList: v.fallback(v.optional(address), undefined) });

/**
 * Reads the address of the public IP list (spec §7) from the page's configuration; `undefined` if it is on the page's own
 * host, as by default. Read with the list, so that the rest of the console starts without it.
 */
export const readAddressListLocation = (json: string | null | undefined): string | undefined =>
  readPart(addressListConfig, json).addressList;
