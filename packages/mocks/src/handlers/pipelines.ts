import {
  createPipeline,
  getPipeline,
  listPipelines,
  setPipelineStatus,
  updatePipeline,
} from '@millrace/ui/contract';
import * as pipelines from '../service/pipelines.ts';
import { answer } from './answer.ts';

export const pipelineHandlers = {
  listPipelines: answer(listPipelines, ({ world, query, request }) => pipelines.list(world, query, request)),
  getPipeline: answer(getPipeline, ({ world, params }) => pipelines.get(world, params.id)),
  createPipeline: answer(createPipeline, ({ world, body }) => pipelines.create(world, body)),
  updatePipeline: answer(updatePipeline, ({ world, params, body }) =>
    pipelines.update(world, params.id, body),
  ),
  setPipelineStatus: answer(setPipelineStatus, ({ world, params }) =>
    pipelines.setStatus(world, params.id, params.status),
  ),
};
