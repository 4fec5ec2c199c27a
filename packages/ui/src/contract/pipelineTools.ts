import * as v from 'valibot';

import { textLimit } from '../domain/boundedText.ts';
import { defineCall } from './call.ts';
import { pipeline, pipelineId } from './pipelines.ts';
import { queryInteger } from './wire.ts';

/**
 * Loads tables again (spec §3 "Resync form"): those that are named, or all. With `reset_state`, which is the default, their
 * reading starts over; without, it goes on where it was. What waits for the pipeline to run begins when it does;
 * 409 while it cannot be resynced, or is loading already.
 */
export const resyncPipelineCollections = defineCall({
  name: 'resyncPipelineCollections',
  resource: 'pipeline',
  method: 'POST',
  path: '/api/v1/pipeline/{id}/resync-collections/',
  kind: 'command',
  params: { id: pipelineId },
  body: v.object({
    resync_tables: v.optional(v.array(v.string()), []),
    all_resync_selected: v.optional(v.boolean(), false),
    reset_state: v.optional(v.boolean(), true),
  }),
  response: pipeline,
});

/**
 * A pipeline as a script for the sister product, by the ids that its two ends have there; both are demanded. It is
 * YAML, for people to read and to copy.
 */
export const getEtlScript = defineCall({
  name: 'getEtlScript',
  resource: 'etlScript',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/etl-script/',
  kind: 'introspection',
  params: { id: pipelineId },
  query: { etl_source_id: queryInteger(1), etl_destination_id: queryInteger(1) },
  response: v.object({ script: v.string() }),
  textLimit: textLimit.long,
});

/** Removes a pipeline that is a draft or archived; another one answers 409. */
export const deletePipeline = defineCall({
  name: 'deletePipeline',
  resource: 'pipeline',
  method: 'DELETE',
  path: '/api/v1/pipeline/{id}/',
  kind: 'remove',
  params: { id: pipelineId },
});
