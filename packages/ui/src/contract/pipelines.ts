import * as v from 'valibot';

import type { Pipeline, PipelineDetail } from '../domain/entities/pipeline.ts';
import type { Page } from '../domain/page.ts';
import { defineCall } from './call.ts';
import { listQuery, page } from './paging.ts';
import { shownName } from './shownName.ts';
import { syncMapping, wireSyncMapping } from './syncMapping.ts';
import { assumed, camelKeys, id, instant, queryInteger, wireObject } from './wire.ts';

export const pipelineId = id<'pipeline'>();

/* @__NO_SIDE_EFFECTS__ */
const end = <Kind extends string>() =>
  assumed(wireObject({ id: id<Kind>(), name: shownName(), type: v.string() }));

/** What a person changes; the status goes by a path of its own. */
const settings = {
  name: v.string(),
  region: v.nullish(v.string()),
  source_id: v.nullish(id<'source'>()),
  destination_id: v.nullish(id<'destination'>()),
  maintenance_window: v.nullish(v.string()),
  persist_deleted_rows: v.nullish(v.boolean()),
  source_sync_frequency: v.nullish(v.number()),
  destination_sync_frequency: v.nullish(v.number()),
  destination_sync_cron: v.nullish(v.string()),
  current_sync_mode: v.nullish(v.string()),
  auto_sync_new_collections: v.nullish(v.boolean()),
  s3_file_format: v.nullish(v.string()),
  replicate_column_changes: v.nullish(v.boolean()),
};

/** What an answer has in place of what is sent. */
const answered = { ...settings, status: v.string(), name: shownName() };

const assumedFields = {
  source: end<'source'>(),
  destination: end<'destination'>(),
  hourly_records: assumed(v.array(v.number())),
  records_last_24h: assumed(v.number()),
  last_synced_at: assumed(instant()),
  next_sync_at: assumed(instant()),
  last_error: assumed(v.string()),
  created_at: assumed(instant()),
  rev: assumed(v.number()),
  has_schema: assumed(v.boolean()),
};

/** A pipeline (spec §3). Only what identifies it is demanded; see assumed.ts for the rest. */
export const pipeline = wireObject({
  id: pipelineId,
  ...answered,
  ...assumedFields,
}) satisfies v.GenericSchema<unknown, Pipeline>;

/** A pipeline alone, with what it does with each table; lists leave that out. */
export const pipelineDetail = wireObject({
  id: pipelineId,
  ...answered,
  ...assumedFields,
  sync_mappings: v.nullish(v.array(syncMapping), []),
}) satisfies v.GenericSchema<unknown, PipelineDetail>;

/** The same fields, each on its own, for an event that carries what has changed. */
export const pipelineDelta = v.pipe(
  v.partial(v.object({ ...answered, ...assumedFields })),
  v.transform(camelKeys),
) satisfies v.GenericSchema<unknown, Partial<Pipeline>>;

/**
 * A page of pipelines; `status` is `active` (all that is not archived), `archived`, or statuses parted by commas. The id
 * of an end leaves those that have it.
 */
export const listPipelines = defineCall({
  name: 'listPipelines',
  resource: 'pipeline',
  method: 'GET',
  path: '/api/v1/pipeline/',
  kind: 'list',
  query: {
    ...listQuery,
    status: v.string(),
    source_type: v.string(),
    source_id: queryInteger(1),
    destination_id: queryInteger(1),
  },
  response: page(pipeline) satisfies v.GenericSchema<unknown, Page<Pipeline>>,
});

export const getPipeline = defineCall({
  name: 'getPipeline',
  resource: 'pipeline',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/',
  kind: 'detail',
  params: { id: pipelineId },
  response: pipelineDetail,
});

/** Begins a pipeline as a draft. A name in use answers 422 at `name`. */
export const createPipeline = defineCall({
  name: 'createPipeline',
  resource: 'pipeline',
  method: 'POST',
  path: '/api/v1/pipeline/',
  kind: 'create',
  body: v.object({ name: v.string(), region: v.nullish(v.string()) }),
  response: pipeline,
});

/** Changes a pipeline's settings; only what is sent changes, and of `syncMappings` only the tables that are named. */
export const updatePipeline = defineCall({
  name: 'updatePipeline',
  resource: 'pipeline',
  method: 'PATCH',
  path: '/api/v1/pipeline/{id}/',
  kind: 'change',
  params: { id: pipelineId },
  body: v.partial(v.object({ ...settings, sync_mappings: v.array(wireSyncMapping) })),
  response: pipelineDetail,
});

/** Asks for a status; one that is not open from the present one answers 409. */
export const setPipelineStatus = defineCall({
  name: 'setPipelineStatus',
  resource: 'pipeline',
  method: 'POST',
  path: '/api/v1/pipeline/{id}/{status}/',
  kind: 'command',
  params: { id: pipelineId, status: v.string() },
  response: pipeline,
});
