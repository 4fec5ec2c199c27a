import * as v from 'valibot';

import { isAmong, isListed } from '../../domain/entities/listStatus.ts';
import type { Pipeline, PipelineDetail } from '../../domain/entities/pipeline.ts';
import type { Page } from '../../domain/outcome/page.ts';
import { defineCall } from '../call.ts';
import { hasId } from '../fits.ts';
import { listQuery, page } from '../paging.ts';
import { shownName } from '../shownName.ts';
import { syncMapping, wireSyncMapping } from './syncMapping.ts';
import { assumed, camelKeys, id, instant, queryInteger, wireObject } from '../wire.ts';

export const pipelineId = id<'pipeline'>();

/* @__NO_SIDE_EFFECTS__ */
const end = <Kind extends string>() =>
  assumed(wireObject({ id: id<Kind>(), name: shownName(), type: v.string() }));

/** Fields that users change. The status has its own call. */
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

/** Fields that only answers contain, in place of the written ones. */
const answered = { ...settings, status: v.string(), name: shownName() };

const assumedFields = {
  source: end<'source'>(),
  destination: end<'destination'>(),
  hourly_records: assumed(v.array(v.number())),
  records_last_24h: assumed(v.number()),
  last_synced_at: assumed(instant()),
  newest_change_at: assumed(instant()),
  next_sync_at: assumed(instant()),
  last_error: assumed(v.string()),
  created_at: assumed(instant()),
  rev: assumed(v.number()),
  has_schema: assumed(v.boolean()),
};

/** A pipeline (spec §3). Only the identifying fields are required; see assumed.ts for the others. */
export const pipeline = wireObject({
  id: pipelineId,
  ...answered,
  ...assumedFields,
}) satisfies v.GenericSchema<unknown, Pipeline>;

/** A single pipeline with the mapping of each table, which lists leave out. */
export const pipelineDetail = wireObject({
  id: pipelineId,
  ...answered,
  ...assumedFields,
  // A service may leave them out of the answer to a change. That does not say that there are none.
  sync_mappings: v.nullish(v.array(syncMapping), null),
}) satisfies v.GenericSchema<unknown, PipelineDetail>;

/** The same fields as individual schemas, for events that carry only changed fields. */
export const pipelineDelta = v.pipe(
  v.partial(v.object({ ...answered, ...assumedFields })),
  v.transform(camelKeys),
) satisfies v.GenericSchema<unknown, Partial<Pipeline>>;

/**
 * A page of pipelines. `status` is `active` (not archived), `archived`, or a comma-separated list of
 * statuses. The id of a source or destination selects the pipelines that use it.
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
  fits: {
    status: ({ status }, wanted) => isListed(status, wanted),
    sourceType: ({ source: from }, wanted) => isAmong(from?.type, wanted),
    sourceId: ({ sourceId }, wanted) => hasId(sourceId, wanted),
    destinationId: ({ destinationId }, wanted) => hasId(destinationId, wanted),
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

/** Creates a pipeline as a draft. 422 at `name` if the name is in use. */
export const createPipeline = defineCall({
  name: 'createPipeline',
  resource: 'pipeline',
  method: 'POST',
  path: '/api/v1/pipeline/',
  kind: 'create',
  body: v.object({ name: v.string(), region: v.nullish(v.string()) }),
  response: pipeline,
});

/**
 * Changes a pipeline's settings. Omitted fields keep their value. Of `syncMappings`, a service either changes the tables
 * that it names, or replaces the whole list.
 */
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

/** Requests a status change. 409 if the current status does not allow it. */
export const setPipelineStatus = defineCall({
  name: 'setPipelineStatus',
  resource: 'pipeline',
  method: 'POST',
  path: '/api/v1/pipeline/{id}/{status}/',
  kind: 'command',
  params: { id: pipelineId, status: v.string() },
  response: pipeline,
});
