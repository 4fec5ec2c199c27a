import {
  createPipeline,
  deletePipeline,
  getPipeline,
  listPipelines,
  updatePipeline,
} from '@millrace/ui/contract';
import { nameTaken, pipelineActions, type Pipeline } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';

import { read } from '../../data/read.ts';
import { confirmRemoval } from '../../writes/confirmRemoval.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import { defineWrite, type Write } from '../../writes/write.ts';
import { cachePipeline } from './pipelineCommands.ts';

type Named = Pick<Pipeline, 'id' | 'name'>;

export interface NewPipeline {
  readonly name: string;
  readonly region?: string;
  /** The pipelines with the same name that already existed. */
  readonly before: readonly Pick<Pipeline, 'id'>[];
}

/**
 * Creates a pipeline as a draft. After a lost response it is found by its unique name. Pipelines that
 * are older or already configured are ignored.
 */
export const createDraftPipeline = defineWrite<NewPipeline, typeof createPipeline, unknown>({
  call: createPipeline,
  key: () => [],
  args: ({ name, region }: NewPipeline) => ({ body: { name, region } }),
  async findResult(client, { name, before }) {
    const { rows } = await client(listPipelines, pipelinesNamed(name.trim()));
    const found = nameTaken(rows, name);
    const isEmpty = found?.status === 'draft' && !found.source && !found.destination;
    return isEmpty && !before.some(({ id }) => id === found.id) ? found : null;
  },
  caches: cachePipeline,
  words: {
    done: ({ name }) => ({ title: `“${inSentence(name)}” was created.` }),
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'created', problem) }),
  },
});

/** The arguments for active pipelines whose name contains this text. */
export const pipelinesNamed = (name: string) => ({ status: 'active', search: name });

export const renamePipeline = defineWrite({
  call: updatePipeline,
  key: ({ id }: Pick<Pipeline, 'id'>) => [id, 'name'],
  args: ({ id, wanted }: Named & { readonly wanted: string }) => ({ id, body: { name: wanted } }),
  async findResult(client, { id, wanted }) {
    const pipeline = await client(getPipeline, { id });
    return pipeline.name === wanted ? pipeline : null;
  },
  caches: cachePipeline,
  words: {
    failed: ({ name }, problem) => ({ title: describeFailed(name, pipelineActions.rename.done, problem) }),
  },
});

/**
 * Permanently deletes a pipeline and removes it from the cache. After a lost response, a 404 for the pipeline
 * means that it is deleted.
 */
export const removePipeline: Write<Named, void, Pick<Pipeline, 'id'>> = {
  call: deletePipeline,
  key: ({ id }) => [id],
  async perform({ client, queryClient }, { id }) {
    await confirmRemoval(
      () => client(deletePipeline, { id }),
      () => client(getPipeline, { id }),
    );
    queryClient.removeQueries({ queryKey: read(getPipeline, { id }).queryKey });
    void queryClient.invalidateQueries({ queryKey: [listPipelines.resource, listPipelines.name] });
  },
  words: {
    failed: ({ name }, problem) => ({ title: describeFailed(name, pipelineActions.delete.done, problem) }),
  },
};
