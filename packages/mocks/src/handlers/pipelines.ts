import {
  createPipeline,
  deletePipeline,
  getAccountUsage,
  getEtlScript,
  getPipeline,
  getPipelineUsage,
  listAccountUsagePipelines,
  listPipelineCollections,
  listPipelineEvents,
  listPipelines,
  listPipelineUsageCollections,
  resyncPipelineCollections,
  setPipelineStatus,
  updatePipeline,
} from '@millrace/ui/contract';
import { accountUsage, usageByPipeline } from '../service/usage/accountUsage.ts';
import * as collections from '../service/pipelines/collections.ts';
import * as pipelineList from '../service/pipelines/pipelineList.ts';
import * as pipelines from '../service/pipelines/pipelines.ts';
import { etlScript } from '../service/pipelines/etlScript.ts';
import { resync } from '../service/pipelines/resync.ts';
import { events } from '../service/pipelineLog/events.ts';
import { usage } from '../service/usage/usage.ts';
import { fullName } from '../service/accounts/users.ts';
import { answer } from './http/answer.ts';

export const pipelineHandlers = {
  listPipelines: answer(listPipelines, ({ world, query, request }) =>
    pipelineList.list(world, query, request),
  ),
  getPipeline: answer(getPipeline, ({ world, params }) => pipelines.get(world, params.id)),
  createPipeline: answer(createPipeline, ({ world, body }) => pipelines.create(world, body)),
  updatePipeline: answer(updatePipeline, ({ world, account, params, body }) =>
    pipelines.update(world, params.id, body, fullName(account)),
  ),
  deletePipeline: answer(deletePipeline, ({ world, params }) => pipelines.remove(world, params.id)),
  setPipelineStatus: answer(setPipelineStatus, ({ world, params }) =>
    pipelines.setStatus(world, params.id, params.status),
  ),
  getPipelineUsage: answer(getPipelineUsage, ({ world, params, query }) => usage(world, params.id, query)),
  resyncPipelineCollections: answer(resyncPipelineCollections, ({ world, params, body }) =>
    resync(world, params.id, body),
  ),
  getEtlScript: answer(getEtlScript, ({ world, params, query }) => etlScript(world, params.id, query)),
  getAccountUsage: answer(getAccountUsage, ({ world, query }) => accountUsage(world, query)),
  listAccountUsagePipelines: answer(listAccountUsagePipelines, ({ world, query, request }) =>
    usageByPipeline(world, query, request),
  ),
  listPipelineEvents: answer(listPipelineEvents, ({ world, params, query, request }) =>
    events(world, params.id, query, request),
  ),
  listPipelineCollections: answer(listPipelineCollections, ({ world, params, query }) =>
    collections.inRange(world, params.id, query),
  ),
  listPipelineUsageCollections: answer(listPipelineUsageCollections, ({ world, params }) =>
    collections.totalsSinceStart(world, params.id),
  ),
};
