import { getPipeline, setPipelineStatus } from '@millrace/ui/contract';
import {
  isKnown,
  pipelineActions,
  pipelineTarget,
  type Pipeline,
  type PipelineStatus,
} from '@millrace/ui/domain/entities';
import type { QueryClient } from '@tanstack/react-query';

import { cacheAnswer } from '../../writes/cacheAnswer.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import { defineWrite } from '../../writes/write.ts';

/** The statuses that show that a command was accepted, running or finished. */
const reached: Record<StatusCommand, readonly PipelineStatus[]> = {
  start: ['starting', 'running'],
  pause: ['pausing', 'paused'],
  resume: ['starting', 'running'],
  archive: ['archived'],
  restore: ['paused'],
};

/** A command that changes a pipeline's status. */
export type StatusCommand = keyof typeof pipelineTarget;
type Named = Pick<Pipeline, 'id' | 'name'>;

export const cachePipeline = (queryClient: QueryClient, pipeline: Pipeline): void =>
  cacheAnswer(queryClient, 'pipeline', pipeline);

/** Starts, pauses, resumes, archives or restores a pipeline. */
export const commandPipeline = defineWrite({
  call: setPipelineStatus,
  key: ({ id }: Pick<Pipeline, 'id'>) => [id],
  args: ({ id, action }: Named & { readonly action: StatusCommand }) => ({
    id,
    status: pipelineTarget[action],
  }),
  async findResult(client, { id, action }) {
    const pipeline = await client(getPipeline, { id });
    return isKnown(reached[action], pipeline.status) ? pipeline : null;
  },
  caches: cachePipeline,
  words: {
    failed: ({ name, action }, problem) => ({
      title: describeFailed(name, pipelineActions[action].done, problem),
    }),
  },
});
