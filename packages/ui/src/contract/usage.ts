import * as v from 'valibot';

import type { CollectionUsage, PipelineUsage, UsagePoint } from '../domain/entities/usage.ts';
import { defineCall } from './call.ts';
import { pipelineId } from './pipelines.ts';
import { instant } from './wire.ts';

/** A range of time: ISO date-times, the end not included. */
const range = { start_timestamp: v.string(), end_timestamp: v.string() };

const series = v.pipe(
  v.nullish(v.array(v.tuple([instant(), v.number()])), []),
  v.transform((pairs) => pairs.map(([at, records]): UsagePoint => ({ at, records }))),
);

/** What a pipeline moved; `group_by` is `hour`, `day` or `month`, `group_by_op` is `sum`, `total` or `avg`. */
export const getPipelineUsage = defineCall({
  name: 'getPipelineUsage',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/usage/',
  kind: 'series',
  params: { id: pipelineId },
  query: { ...range, group_by: v.string(), group_by_op: v.string() },
  response: v.pipe(
    v.object({
      init_sync_processed_records: series,
      cont_sync_processed_records: series,
      avg_processed_records: v.nullish(v.number(), null),
    }),
    v.transform((wire) => ({
      initialSync: wire.init_sync_processed_records,
      continuousSync: wire.cont_sync_processed_records,
      average: wire.avg_processed_records,
    })),
  ) satisfies v.GenericSchema<unknown, PipelineUsage>,
});

const collectionUsage = v.pipe(
  v.object({
    collection: v.string(),
    collection_position: v.nullish(
      v.object({ position: v.nullish(v.union([v.string(), v.number()]), null) }),
      null,
    ),
    status: v.nullish(v.string(), ''),
    total_records: v.nullish(v.number(), 0),
  }),
  v.transform(({ collection, collection_position, status, total_records }): CollectionUsage => {
    const position = collection_position?.position ?? null;
    return {
      collection,
      position: position === null ? null : String(position),
      status,
      totalRecords: total_records,
    };
  }),
);

/** A pipeline's tables with what each moved in a range of time. */
export const listPipelineCollections = defineCall({
  name: 'listPipelineCollections',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/collections/',
  kind: 'series',
  params: { id: pipelineId },
  query: range,
  response: v.array(collectionUsage),
});

/** A pipeline's tables with what each moved since it began; grows while the initial sync runs. */
export const listPipelineUsageCollections = defineCall({
  name: 'listPipelineUsageCollections',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/usage-collections/',
  kind: 'series',
  params: { id: pipelineId },
  response: v.array(collectionUsage),
});
