import { listRegions, type Client } from '@millrace/ui/contract';
import { queryOptions } from '@tanstack/react-query';

import { readQuery } from './readQuery.ts';

/** Where pipelines can run. It hardly ever changes: once for each visit is enough. */
export const regionsQuery = (client: Client) =>
  queryOptions({ ...readQuery(client, ['region'] as const, listRegions, {}), staleTime: Infinity });
