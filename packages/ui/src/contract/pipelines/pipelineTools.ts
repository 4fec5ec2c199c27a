import * as v from 'valibot';

import { textLimit } from '../../domain/text/boundedText.ts';
import { defineCall } from '../call.ts';
import { pipeline, pipelineId } from './pipelines.ts';
import { queryInteger } from '../wire.ts';

/**
 * Reloads the named tables, or all tables (spec §3 "Resync form"). With `reset_state`, the default, reading
 * starts over; without it, reading continues from its position. If the pipeline is not running, the
 * resync starts when it runs. 409 while the pipeline cannot be resynced or is already loading.
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
 * Exports a pipeline as a YAML script for the related product. Both ids, of the source and of the destination
 * there, are required.
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

/** Deletes a draft or archived pipeline; 409 for any other. */
export const deletePipeline = defineCall({
  name: 'deletePipeline',
  resource: 'pipeline',
  method: 'DELETE',
  path: '/api/v1/pipeline/{id}/',
  kind: 'remove',
  params: { id: pipelineId },
});
