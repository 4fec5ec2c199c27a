import { getHelpArticle, getPublicAddresses, listRegions, type Client } from '@millrace/ui/contract';
import { queryOptions } from '@tanstack/react-query';

import { readQuery } from './readQuery.ts';

/** Where pipelines can run. It hardly ever changes: once for each visit is enough. */
export const regionsQuery = (client: Client) =>
  queryOptions({ ...readQuery(client, ['region'] as const, listRegions, {}), staleTime: Infinity });

/** What has to be prepared for a connector. Which article is whose is the service's: it knows them by type. */
export const helpArticleQuery = (client: Client, id: string) =>
  queryOptions({
    ...readQuery(client, ['helpArticle', id] as const, getHelpArticle, { id }),
    staleTime: Infinity,
  });

/** The addresses that a database has to let in. */
export const publicAddressesQuery = (client: Client) =>
  queryOptions({
    ...readQuery(client, ['publicAddresses'] as const, getPublicAddresses, {}),
    staleTime: Infinity,
  });
