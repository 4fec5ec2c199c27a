import {
  createSource,
  deleteSource,
  getSource,
  listPipelines,
  listSources,
  setSourceStatus,
  testSavedSource,
  testSourceConnection,
  updateSource,
} from '@millrace/ui/contract';
import { toId, type Source } from '@millrace/ui/domain/entities';

import { read, readAll } from '../../data/read.ts';
import type { ConnectorCalls } from './connectorCalls.ts';

/** The account's sources, for their own screens and for setups. */
export const sourceCalls: ConnectorCalls<Source> = {
  createCall: createSource,
  testCall: testSourceConnection,
  statusCall: setSourceStatus,
  removeCall: deleteSource,
  list: (args) => read(listSources, args),
  detail: (id) => read(getSource, id === undefined ? undefined : { id: toId<'source'>(id) }),
  get: (client, id) => client(getSource, { id: toId<'source'>(id) }),
  setStatus: (client, id, status) => client(setSourceStatus, { id: toId<'source'>(id), status }),
  remove: (client, id) => client(deleteSource, { id: toId<'source'>(id) }),
  named: async (client, name) => (await client(listSources, { status: 'active', search: name })).rows,
  create: (client, type, body, signal) =>
    client(createSource, { body: { ...body, dataStore: type } }, { signal }),
  test: (client, type, body, signal) =>
    client(testSourceConnection, { body: { ...body, dataStore: type } }, { signal }),
  testSaved: (client, { id, tunnelId: kept }, { config = {}, tunnelId = kept }, signal) =>
    client(testSavedSource, { id: toId<'source'>(id), body: { config, tunnelId } }, { signal }),
  update: (client, id, body, signal) => client(updateSource, { id: toId<'source'>(id), body }, { signal }),
  uses: (id, status = 'active') =>
    readAll(listPipelines, id === undefined ? undefined : { status, sourceId: id }),
};
