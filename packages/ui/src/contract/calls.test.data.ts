import * as v from 'valibot';

import { defineCall } from './call.ts';
import { testResult } from './connectors/testConnection.ts';

/* Two invented calls, for tests of the code that handles calls. */

export const read = defineCall({
  name: 'read',
  resource: 'source',
  method: 'GET',
  path: '/api/v1/thing/{id}/part/{name}',
  kind: 'detail',
  params: { id: v.number(), name: v.string() },
  query: { page_size: v.number(), search: v.string() },
  response: v.object({ ok: v.boolean() }),
});
export const write = defineCall({
  name: 'write',
  resource: 'source',
  method: 'POST',
  path: '/api/v1/thing/',
  kind: 'create',
  connectionTest: testResult,
  body: v.object({ source_id: v.number(), s3_file_format: v.optional(v.string()) }),
  response: v.object({ ok: v.boolean() }),
});
