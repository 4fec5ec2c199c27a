import {
  createPipeline,
  deletePipeline,
  getPipeline,
  listPipelines,
  updatePipeline,
  writeSyncMapping,
  type CallArguments,
} from '@millrace/ui/contract';
import {
  canPipeline,
  nameTaken,
  pipelineActions,
  type Pipeline,
  type PipelineDetail,
  type PipelineId,
  type SyncMapping,
} from '@millrace/ui/domain/entities';
import { ProblemError, problemOf } from '@millrace/ui/domain/remote';
import { inSentence } from '@millrace/ui/domain/text';

import { confirmRemoval } from '../client/confirmRemoval.ts';
import { describeFailed } from '../failureToast.ts';
import { read } from '../read.ts';
import { defineWrite, type Write, type WriteContext } from '../write.ts';
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

/**
 * The latest version of a pipeline, so that a save does not overwrite what others have just saved. It is
 * also cached for every screen that shows the pipeline.
 */
async function fetchLatest({ client, queryClient }: WriteContext, id: PipelineId): Promise<PipelineDetail> {
  const latest = await client(getPipeline, { id }).catch((thrown: unknown) => {
    const problem = problemOf(thrown);
    // As part of a write, it is not retried when the network returns (F1).
    throw problem.kind === 'offline'
      ? new ProblemError({ ...problem, isUnsent: true }, { cause: thrown })
      : thrown;
  });
  queryClient.setQueryData(read(getPipeline, { id }).queryKey, latest);
  return latest;
}

/** The latest version of a pipeline that is being set up. */
export async function fetchDraftPipeline(context: WriteContext, id: PipelineId): Promise<PipelineDetail> {
  const draft = await fetchLatest(context, id);
  if (draft.status !== 'draft') throw conflictError('The pipeline is already set up.');
  return draft;
}

/** The latest version of a pipeline whose settings change. */
export async function fetchLivePipeline(context: WriteContext, id: PipelineId): Promise<PipelineDetail> {
  const pipeline = await fetchLatest(context, id);
  if (!canPipeline('rename', pipeline)) throw conflictError('The pipeline is archived.');
  return pipeline;
}

/** The error of a service that compares versions, for a write based on an outdated version. */
export const conflictError = (detail: string): ProblemError =>
  new ProblemError({ kind: 'http', status: 409, detail });

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

type Settings = Omit<CallArguments<typeof updatePipeline>['body'], 'syncMappings'>;

export const updatePipelineSettings = defineWrite({
  call: updatePipeline,
  key: ({ id }: Pick<Pipeline, 'id'>) => [id, 'settings'],
  args: ({ id, settings }: Named & { readonly settings: Settings }) => ({ id, body: settings }),
  async findResult(client, { id, settings }) {
    const pipeline = await client(getPipeline, { id });
    const values = new Map<string, unknown>(Object.entries(pipeline));
    const isSaved = Object.entries(settings).every(
      ([name, value]) => (values.get(name) ?? null) === (value ?? null),
    );
    return isSaved ? pipeline : null;
  },
  caches: cachePipeline,
  words: {
    failed: ({ name }) => ({ title: `The settings of “${inSentence(name)}” could not be saved.` }),
  },
});

const isSameMapping = (one: SyncMapping, other: SyncMapping | undefined): boolean =>
  JSON.stringify(writeSyncMapping(one)) === JSON.stringify(other && writeSyncMapping(other));

/** Saves the sync mappings of the given tables. Other tables do not change. */
export const updatePipelineTables = defineWrite({
  call: updatePipeline,
  key: ({ id }: Pick<Pipeline, 'id'>) => [id, 'tables'],
  args: ({ id, mappings }: Named & { readonly mappings: readonly SyncMapping[] }) => ({
    id,
    body: { syncMappings: mappings.map(writeSyncMapping) },
  }),
  async findResult(client, { id, mappings }) {
    const pipeline = await client(getPipeline, { id });
    const saved = new Map(pipeline.syncMappings?.map((mapping) => [mapping.table, mapping]));
    return mappings.every((mapping) => isSameMapping(mapping, saved.get(mapping.table))) ? pipeline : null;
  },
  caches: cachePipeline,
  words: {
    failed: ({ name }) => ({ title: `The tables of “${inSentence(name)}” could not be saved.` }),
  },
});
