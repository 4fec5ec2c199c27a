import {
  createDestination,
  deleteDestination,
  getDestination,
  listDestinations,
  listPipelines,
  setDestinationStatus,
  testDestinationConnection,
  testSavedDestination,
  updateDestination,
} from '@millrace/ui/contract';
import { toId, type Destination } from '@millrace/ui/domain/entities';

import { read, readAll } from '../../data/read.ts';
import type { ConnectorCalls } from './connectorCalls.ts';

/** The account's destinations. On the wire, their type is part of the configuration (spec §3). */
export const destinationCalls: ConnectorCalls<Destination> = {
  createCall: createDestination,
  testCall: testDestinationConnection,
  statusCall: setDestinationStatus,
  removeCall: deleteDestination,
  list: (args) => read(listDestinations, args),
  detail: (id) => read(getDestination, id === undefined ? undefined : { id: toId<'destination'>(id) }),
  get: (client, id) => client(getDestination, { id: toId<'destination'>(id) }),
  setStatus: (client, id, status) => client(setDestinationStatus, { id: toId<'destination'>(id), status }),
  remove: (client, id) => client(deleteDestination, { id: toId<'destination'>(id) }),
  named: async (client, name) => (await client(listDestinations, { status: 'active', search: name })).rows,
  create: (client, _, body, signal) => client(createDestination, { body }, { signal }),
  test: (client, type, body, signal) =>
    client(testDestinationConnection, { body: { ...body, dataStore: type } }, { signal }),
  testSaved: (client, { id, tunnelId: kept }, { config = {}, tunnelId = kept }, signal) =>
    client(testSavedDestination, { id: toId<'destination'>(id), body: { config, tunnelId } }, { signal }),
  update: (client, id, body, signal) =>
    client(updateDestination, { id: toId<'destination'>(id), body }, { signal }),
  uses: (id, status = 'active') =>
    readAll(listPipelines, id === undefined ? undefined : { status, destinationId: id }),
};
