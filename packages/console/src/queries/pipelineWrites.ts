import {
  createPipeline,
  getPipeline,
  listPipelines,
  setPipelineStatus,
  type Client,
} from '@millrace/ui/contract';
import {
  isKnown,
  pipelineTarget,
  type Page,
  type Pipeline,
  type PipelineAction,
  type PipelineStatus,
} from '@millrace/ui/domain';
import type { QueryClient } from '@tanstack/react-query';

import { settle } from '../client/settle.ts';
import { pipelineListsKey } from './pipelines.ts';

/** The statuses that say that a command has been taken, be it on its way or there. */
const reached: Record<keyof typeof pipelineTarget, readonly PipelineStatus[]> = {
  start: ['starting', 'running'],
  pause: ['pausing', 'paused'],
  archive: ['archived'],
  restore: ['paused'],
};

/** Commands a pipeline; an answer that was lost is looked up. */
export const commandPipeline = (
  client: Client,
  { id }: Pick<Pipeline, 'id'>,
  action: Exclude<PipelineAction, 'resync'>,
): Promise<Pipeline> =>
  settle(
    () => client(setPipelineStatus, { id, status: pipelineTarget[action] }),
    async () => {
      const pipeline = await client(getPipeline, { id });
      return isKnown(reached[action], pipeline.status) ? pipeline : null;
    },
  );

/** Begins a pipeline; an answer that was lost is looked up by the name, which only one can have. */
export const beginPipeline = (client: Client, wanted: { name: string; region?: string }): Promise<Pipeline> =>
  settle(
    () => client(createPipeline, { body: wanted }),
    async () => (await pipelinesNamed(client, wanted.name)).find(({ name }) => name === wanted.name) ?? null,
  );

/** Pipelines, archived ones aside, whose name holds these words. */
export const pipelinesNamed = async (client: Client, name: string): Promise<readonly Pipeline[]> =>
  (await client(listPipelines, { status: 'active', search: name })).rows;

/** Puts a pipeline as the service has just answered it into every list that shows it, and has the lists read again. */
export function takeIn(queryClient: QueryClient, pipeline: Pipeline): void {
  queryClient.setQueriesData<Page<Pipeline>>({ queryKey: pipelineListsKey }, (page) =>
    page?.rows.some(({ id }) => id === pipeline.id)
      ? {
          ...page,
          // A command's answer may leave out what only the list tells.
          rows: page.rows.map((row) =>
            row.id === pipeline.id ? Object.freeze({ ...row, ...known(pipeline) }) : row,
          ),
        }
      : page,
  );
  void queryClient.invalidateQueries({ queryKey: pipelineListsKey });
}

const known = (pipeline: Pipeline): Partial<Pipeline> =>
  Object.fromEntries(Object.entries(pipeline).filter(([, value]) => value !== undefined && value !== null));
