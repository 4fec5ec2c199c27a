import * as v from 'valibot';

import { isAddress } from '../isAddress.ts';

const connectorRequestConfig = v.object({ connectorRequests: v.pipe(v.string(), v.check(isAddress)) });

/** The part of the page's configuration that says where people request a connector that is missing. */
export type WireConnectorRequestConfig = v.InferInput<typeof connectorRequestConfig>;

/**
 * Reads where people request a missing connector; `undefined` if nowhere, as by default. Read with the choice of a
 * connector, so that the rest of the console starts without it.
 */
export function readConnectorRequests(json: string | null | undefined): string | undefined {
  try {
    const decoded = v.safeParse(connectorRequestConfig, JSON.parse(json || '{}'));
    return decoded.success ? decoded.output.connectorRequests : undefined;
  } catch {
    return undefined;
  }
}
