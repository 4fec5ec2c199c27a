import {
  getPipeline,
  updatePipeline,
  writeSyncMapping,
  type CallArguments,
  type Client,
} from '@millrace/ui/contract';
import {
  canPipeline,
  type Pipeline,
  type PipelineDetail,
  type PipelineId,
  type SyncMapping,
} from '@millrace/ui/domain/entities';
import { ProblemError, problemOf } from '@millrace/ui/domain/remote';
import { formatCount } from '@millrace/ui/domain/format';
import { inSentence } from '@millrace/ui/domain/text';

import { read } from '../../data/read.ts';
import { confirmWrite } from '../../writes/confirmWrite.ts';
import { defineWrite, type Write, type WriteContext } from '../../writes/write.ts';
import { cachePipeline } from './pipelineCommands.ts';
import { byTable, lostTables, wholeList } from './tableLosses.ts';

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

/** Whether two mappings say the same of a table. What else a service sends may change by itself. */
const isSameMapping = (one: SyncMapping, other: SyncMapping | undefined): boolean => {
  const known = (mapping: SyncMapping) => JSON.stringify(writeSyncMapping({ ...mapping, unknown: {} }));
  return other !== undefined && known(one) === known(other);
};

export interface TablesChange extends Named {
  /** The tables that change. */
  readonly mappings: readonly SyncMapping[];
  /** All tables as they were read. */
  readonly saved: readonly SyncMapping[];
}

/** Sends mappings, and returns the pipeline with the tables that it has now. */
async function sendTables(
  client: Client,
  id: PipelineId,
  mappings: readonly SyncMapping[],
): Promise<PipelineDetail> {
  const answered = await confirmWrite(
    () => client(updatePipeline, { id, body: { syncMappings: mappings.map(writeSyncMapping) } }),
    async () => {
      const pipeline = await client(getPipeline, { id });
      const now = byTable(pipeline.syncMappings ?? []);
      return mappings.every((mapping) => isSameMapping(mapping, now.get(mapping.table))) ? pipeline : null;
    },
  );
  return answered.syncMappings === null ? client(getPipeline, { id }) : answered;
}

/** The names of tables, for a sentence. */
const namesOf = (tables: readonly string[]): string => {
  const shown = tables.slice(0, 3).join(', ');
  return tables.length > 3 ? `${shown} and ${formatCount(tables.length - 3)} more` : shown;
};

/**
 * Saves the sync mappings of some tables. Other tables do not change: a service that merges gets the changes only; any
 * other one gets the whole list, and so does one that was expected to merge and has lost tables.
 */
export const updatePipelineTables: Write<TablesChange, PipelineDetail, Pick<Pipeline, 'id'>> = {
  call: updatePipeline,
  key: ({ id }) => [id, 'tables'],
  async perform({ client, queryClient, habit }, { id, mappings, saved }) {
    const whole = wholeList(saved, mappings);
    const lost = (answered: PipelineDetail) => lostTables(saved, mappings, answered);
    let answered = await sendTables(client, id, habit === 'merge' ? whole.slice(0, mappings.length) : whole);
    if (habit === 'merge' && lost(answered).length > 0) answered = await sendTables(client, id, whole);
    const stillLost = lost(answered);
    if (stillLost.length > 0) {
      const detail = `The service saved the change, but no longer replicates ${namesOf(stillLost)}.`;
      throw new ProblemError({ kind: 'http', status: 422, detail });
    }
    cachePipeline(queryClient, answered);
    return answered;
  },
  words: {
    failed: ({ name }) => ({ title: `The tables of “${inSentence(name)}” could not be saved.` }),
  },
};
