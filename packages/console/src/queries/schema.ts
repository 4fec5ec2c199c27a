import { getSchemaCollections, type Client } from '@millrace/ui/contract';
import type { SourceId } from '@millrace/ui/domain';
import { queryOptions } from '@tanstack/react-query';

import { readQuery } from './readQuery.ts';

/**
 * What a source holds. Each read makes the service search the customer's own system, so only a person asks for another
 * (docs/faults.md, R5): no event, no return to the page and no clock does.
 */
export const schemaQuery = (client: Client, sourceId: SourceId) =>
  queryOptions({
    ...readQuery(client, ['schema', sourceId] as const, getSchemaCollections, { id: sourceId }),
    staleTime: 'static',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
