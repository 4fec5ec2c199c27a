import * as v from 'valibot';

import { address, readPart } from './setting.ts';

export const connectorRequestConfig = v.object({
  connectorRequests: v.fallback(v.optional(address), undefined),
});

/**
 * Reads where people request a missing connector; `undefined` if nowhere, as by default. Read with the choice of a
 * connector, so that the rest of the console starts without it.
 */
export const readConnectorRequests = (json: string | null | undefined): string | undefined =>
  readPart(connectorRequestConfig, json).connectorRequests;
