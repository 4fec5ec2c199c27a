import { getPipeline, setPipelineStatus } from '@millrace/ui/contract';
import {
  pipelineActions,
  pipelineTarget,
  settledPipelineStatus,
  type Pipeline,
  type PipelineDetail,
} from '@millrace/ui/domain/entities';
import type { QueryClient } from '@tanstack/react-query';

import { cacheAnswer } from '../../writes/cacheAnswer.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import { defineWrite } from '../../writes/write.ts';

/** A command that changes a pipeline's status. */
export type StatusCommand = keyof typeof pipelineTarget;
type Named = Pick<Pipeline, 'id' | 'name'>;

/** Caches the answer to a change. One without tables does not say that there are none. */
export function cachePipeline(queryClient: QueryClient, pipeline: Pipeline | PipelineDetail): void {
  const { syncMappings, ...answered } = { syncMappings: null, ...pipeline };
  cacheAnswer(queryClient, 'pipeline', syncMappings ? pipeline : answered);
}

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
    // The command was accepted, whether its transition is over or not.
    return settledPipelineStatus(pipeline.status) === pipelineTarget[action] ? pipeline : null;
  },
  caches: cachePipeline,
  words: {
    failed: ({ name, action }, problem) => ({
      title: describeFailed(name, pipelineActions[action].done, problem),
    }),
  },
});
