import { createTunnel, listTunnels, type CallArguments, type Client } from '@millrace/ui/contract';
import { activeTunnelsFirst, nameTaken, type Tunnel } from '@millrace/ui/domain';
import { queryOptions } from '@tanstack/react-query';

import { confirmWrite } from '../client/confirmWrite.ts';
import { readQuery } from './readQuery.ts';

/** All tunnels, active ones first (spec §4). */
export const tunnelsQuery = (client: Client) =>
  queryOptions({
    ...readQuery(client, ['tunnel', 'list'] as const, listTunnels, { pageSize: 1_000 }),
    select: ({ rows }) => activeTunnelsFirst(rows),
  });

/** Creates a tunnel; a lost answer is looked up by its name among those that were not there before. */
export const addTunnel = (
  client: Client,
  body: CallArguments<typeof createTunnel>['body'],
  before: readonly Tunnel[],
): Promise<Tunnel> =>
  confirmWrite(
    () => client(createTunnel, { body }),
    async () => {
      const { rows } = await client(listTunnels, { search: body.name });
      const found = nameTaken(rows, body.name);
      return found && !before.some(({ id }) => id === found.id) ? found : null;
    },
  );
