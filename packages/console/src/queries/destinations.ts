import {
  createDestination,
  getDestination,
  listDestinations,
  listPipelines,
  testDestinationConnection,
  testSavedDestination,
  updatePipeline,
  updateDestination,
} from '@millrace/ui/contract';
import { toId, type Destination } from '@millrace/ui/domain';

import { allAtOnce, type ConnectorCalls } from './connectorCalls.ts';
import { readQuery } from './readQuery.ts';

/** The account's destinations. Their type travels in the configuration (spec §3). */
export const destinationCalls: ConnectorCalls<Destination> = {
  createCall: createDestination,
  testCall: testDestinationConnection,
  list: (client, key, args) => readQuery(client, key, listDestinations, args),
  detail: (client, key, id) => readQuery(client, key, getDestination, { id: toId<'destination'>(id) }),
  named: async (client, name) => (await client(listDestinations, { status: 'active', search: name })).rows,
  create: (client, _, body) => client(createDestination, { body }),
  test: (client, type, body, signal) =>
    client(testDestinationConnection, { body: { ...body, dataStore: type } }, { signal }),
  testSaved: (client, { id, tunnelId: kept }, { config = {}, tunnelId = kept }, signal) =>
    client(testSavedDestination, { id: toId<'destination'>(id), body: { config, tunnelId } }, { signal }),
  update: (client, id, body) => client(updateDestination, { id: toId<'destination'>(id), body }),
  attach: (client, pipelineId, id) =>
    client(updatePipeline, { id: pipelineId, body: { destinationId: toId<'destination'>(id) } }),
  attachedTo: ({ destinationId }) => destinationId ?? undefined,
  uses: (client, key, id) =>
    readQuery(client, key, listPipelines, { status: 'active', destinationId: id, pageSize: allAtOnce }),
};
