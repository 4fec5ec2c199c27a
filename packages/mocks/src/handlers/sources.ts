import {
  createSource,
  deleteSource,
  getSchemaCollections,
  getSchemaColumns,
  getSource,
  listSources,
  sampleFiles,
  setSourceStatus,
  testSavedSource,
  testSourceConnection,
  updateSource,
} from '@millrace/ui/contract';
import { sources } from '../service/connectors/nodeKinds.ts';
import { sample } from '../service/files/sampleFiles.ts';
import * as schemas from '../service/schemas/schemas.ts';
import { answer } from './http/answer.ts';
import { nodeReplies } from './nodeReplies.ts';

const replies = nodeReplies(sources);

export const sourceHandlers = {
  listSources: answer(listSources, replies.list),
  getSource: answer(getSource, replies.get),
  createSource: answer(createSource, replies.create),
  updateSource: answer(updateSource, replies.update),
  deleteSource: answer(deleteSource, replies.remove),
  setSourceStatus: answer(setSourceStatus, replies.setStatus),
  testSourceConnection: answer(testSourceConnection, replies.testTyped),
  testSavedSource: answer(testSavedSource, replies.testSaved),
  sampleFiles: answer(sampleFiles, ({ world, body, request }) => sample(world, body, request.signal)),
  getSchemaCollections: answer(getSchemaCollections, ({ world, params }) =>
    schemas.collections(world, params.id),
  ),
  getSchemaColumns: answer(getSchemaColumns, ({ world, params }) =>
    schemas.columns(world, params.id, params.table),
  ),
};
