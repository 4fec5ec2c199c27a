import { getPipeline, updatePipeline, writeSyncMapping, type CallArguments } from '@millrace/ui/contract';
import {
  canPipeline,
  type Pipeline,
  type PipelineDetail,
  type PipelineId,
  type SyncMapping,
} from '@millrace/ui/domain/entities';
import { ProblemError, problemOf } from '@millrace/ui/domain/remote';
import { inSentence } from '@millrace/ui/domain/text';

import { read } from '../../data/read.ts';
import { defineWrite, type WriteContext } from '../../writes/write.ts';
import { cachePipeline } from './pipelineCommands.ts';

type Named = Pick<Pipeline, 'id' | 'name'>;

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
