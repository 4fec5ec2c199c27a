import { listRegions, type Client } from '@millrace/ui/contract';

import { readQuery } from './readQuery.ts';

/** The regions that a pipeline may run in. They change with a release, if ever. */
export const regionsQuery = (client: Client) => ({
  ...readQuery(client, ['region', 'list'] as const, listRegions, {}),
  staleTime: Infinity,
});
