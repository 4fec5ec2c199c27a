import {
  createSource,
  getSchemaCollections,
  getSchemaColumns,
  getSource,
  listSources,
  setSourceStatus,
  testSavedSource,
  testSourceConnection,
  updateSource,
} from '@millrace/ui/contract';
import { sources } from '../service/nodeRows.ts';
import * as nodes from '../service/nodes.ts';
import * as schemas from '../service/schemas.ts';
import { answer } from './answer.ts';

export const sourceHandlers = {
  listSources: answer(listSources, ({ world, query, request }) => nodes.list(world, sources, query, request)),
  getSource: answer(getSource, ({ world, params }) => nodes.get(world, sources, params.id)),
  createSource: answer(createSource, ({ world, body, request }) =>
    nodes.create(world, sources, body, request.signal),
  ),
  updateSource: answer(updateSource, ({ world, params, body }) =>
    nodes.update(world, sources, params.id, body),
  ),
  setSourceStatus: answer(setSourceStatus, ({ world, params }) =>
    nodes.setStatus(world, sources, params.id, params.status),
  ),
  testSourceConnection: answer(testSourceConnection, ({ world, body, request }) =>
    nodes.testTyped(world, sources, body, request.signal),
  ),
  testSavedSource: answer(testSavedSource, ({ world, params, body, request }) =>
    nodes.testSaved(world, sources, params.id, body, request.signal),
  ),
  getSchemaCollections: answer(getSchemaCollections, ({ world, params }) =>
    schemas.collections(world, params.id),
  ),
  getSchemaColumns: answer(getSchemaColumns, ({ world, params }) =>
    schemas.columns(world, params.id, params.table),
  ),
};
