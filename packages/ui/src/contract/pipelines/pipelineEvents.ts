import * as v from 'valibot';

import { isAmong } from '../../domain/entities/listStatus.ts';
import type { PipelineEvent } from '../../domain/entities/pipelineEvent.ts';
import { defineCall } from '../call.ts';
import { listQuery, page } from '../paging.ts';
import { pipelineId } from './pipelines.ts';
import { assumed, instant } from '../wire.ts';

const pipelineEvent = v.pipe(
  v.object({
    id: v.number(),
    timestamp: instant(),
    level: assumed(v.string()),
    message: v.string(),
    step: assumed(v.string()),
    collection: assumed(v.string()),
    details: assumed(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  v.transform(({ timestamp, ...fields }): PipelineEvent => ({ at: timestamp, ...fields })),
);

/**
 * A page of a pipeline's log, newest line first. `level` is a comma-separated list. The range
 * consists of ISO date-times, its end excluded.
 */
export const listPipelineEvents = defineCall({
  name: 'listPipelineEvents',
  resource: 'pipelineEvent',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/events/',
  kind: 'series',
  params: { id: pipelineId },
  query: {
    page: listQuery.page,
    page_size: listQuery.page_size,
    search: listQuery.search,
    level: v.string(),
    start_timestamp: v.string(),
    end_timestamp: v.string(),
  },
  fits: {
    level: ({ level }, wanted) => isAmong(level, wanted),
    startTimestamp: ({ at }, wanted) => at >= new Date(wanted),
    endTimestamp: ({ at }, wanted) => at < new Date(wanted),
  },
  response: page(pipelineEvent),
});
