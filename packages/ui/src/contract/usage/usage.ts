import * as v from 'valibot';

import type {
  AccountPipelineUsage,
  CollectionUsage,
  PipelineUsage,
  UsagePoint,
} from '../../domain/entities/usage.ts';
import { defineCall } from '../call.ts';
import { list, listQuery, page, range } from '../paging.ts';
import { pipelineId } from '../pipelines/pipelines.ts';
import { shownName } from '../shownName.ts';
import { assumed, instant } from '../wire.ts';

/** `group_by` is `hour`, `day`, `week` or `month`. `group_by_op` is `sum`, `total` or `avg`. */
const usageQuery = { ...range, group_by: v.string(), group_by_op: v.string() };

const series = v.pipe(
  v.nullish(v.array(v.tuple([instant(), v.number()])), []),
  v.transform((pairs) => pairs.map(([at, records]): UsagePoint => ({ at, records }))),
);

const usageFields = {
  init_sync_processed_records: series,
  cont_sync_processed_records: series,
  avg_processed_records: v.nullish(v.number(), null),
};

const readUsage = (wire: v.InferOutput<v.ObjectSchema<typeof usageFields, undefined>>): PipelineUsage => ({
  initialSync: wire.init_sync_processed_records,
  continuousSync: wire.cont_sync_processed_records,
  average: wire.avg_processed_records,
});

/** Usage of one pipeline. */
export const getPipelineUsage = defineCall({
  name: 'getPipelineUsage',
  resource: 'usage',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/usage/',
  kind: 'series',
  params: { id: pipelineId },
  query: usageQuery,
  response: v.pipe(v.object(usageFields), v.transform(readUsage)),
});

/** Combined usage of all pipelines in the account. */
export const getAccountUsage = defineCall({
  name: 'getAccountUsage',
  resource: 'usage',
  method: 'GET',
  path: '/api/v1/pipeline/account-usage/',
  kind: 'series',
  query: usageQuery,
  response: v.pipe(v.object(usageFields), v.transform(readUsage)),
});

const accountPipelineUsage = v.pipe(
  v.object({
    id: pipelineId,
    name: shownName(),
    ...usageFields,
    status: assumed(v.string()),
    total_records: assumed(v.number()),
  }),
  v.transform((wire): AccountPipelineUsage => ({
    id: wire.id,
    name: wire.name,
    ...readUsage(wire),
    status: wire.status ?? null,
    totalRecords: wire.total_records ?? null,
  })),
);

/**
 * Usage of each pipeline in a time range, the highest first. Paged, because accounts can have thousands of
 * pipelines.
 */
export const listAccountUsagePipelines = defineCall({
  name: 'listAccountUsagePipelines',
  resource: 'usage',
  method: 'GET',
  path: '/api/v1/pipeline/account-usage-pipelines/',
  kind: 'series',
  query: { ...listQuery, ...usageQuery },
  response: page(accountPipelineUsage),
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
    newest_change_at: assumed(instant()),
  }),
  v.transform(
    ({
      collection,
      collection_position,
      status,
      total_records,
      newest_change_at: newestChangeAt,
    }): CollectionUsage => {
      const position = collection_position?.position ?? null;
      return {
        collection,
        position: position === null ? null : String(position),
        status,
        totalRecords: total_records,
        ...(newestChangeAt && { newestChangeAt }),
      };
    },
  ),
);

/** Usage of each table of a pipeline in a time range. */
export const listPipelineCollections = defineCall({
  name: 'listPipelineCollections',
  resource: 'usage',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/collections/',
  kind: 'series',
  params: { id: pipelineId },
  query: { ...range, page: listQuery.page },
  response: list(collectionUsage),
});

/** Total usage of each table of a pipeline. Grows during the initial sync. */
export const listPipelineUsageCollections = defineCall({
  name: 'listPipelineUsageCollections',
  resource: 'usage',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/usage-collections/',
  kind: 'series',
  params: { id: pipelineId },
  query: { page: listQuery.page },
  response: list(collectionUsage),
});
