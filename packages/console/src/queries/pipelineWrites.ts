import {
  createPipeline,
  getPipeline,
  listPipelines,
  setPipelineStatus,
  updatePipeline,
  writeSyncMapping,
  type CallArguments,
  type Client,
} from '@millrace/ui/contract';
import {
  isKnown,
  nameTaken,
  pipelineTarget,
  ProblemError,
  problemOf,
  type Page,
  type Pipeline,
  type PipelineAction,
  type PipelineDetail,
  type PipelineId,
  type PipelineStatus,
  type SyncMapping,
} from '@millrace/ui/domain';
import type { Query, QueryClient } from '@tanstack/react-query';

import { confirmWrite } from '../client/confirmWrite.ts';
import { pipelineDetailsKey, pipelineListsKey, pipelineQuery } from './pipelines.ts';
import { refetchesOf } from './refetches.ts';

/** The statuses that say that a command has been taken, be it on its way or there. */
const reached: Record<keyof typeof pipelineTarget, readonly PipelineStatus[]> = {
  start: ['starting', 'running'],
  pause: ['pausing', 'paused'],
  resume: ['starting', 'running'],
  archive: ['archived'],
  restore: ['paused'],
};

/** Commands a pipeline; an answer that was lost is looked up. */
export const commandPipeline = (
  client: Client,
  { id }: Pick<Pipeline, 'id'>,
  action: Exclude<PipelineAction, 'resync'>,
): Promise<Pipeline> =>
  confirmWrite(
    () => client(setPipelineStatus, { id, status: pipelineTarget[action] }),
    async () => {
      const pipeline = await client(getPipeline, { id });
      return isKnown(reached[action], pipeline.status) ? pipeline : null;
    },
  );

/**
 * Creates a pipeline, a draft; an answer that was lost is looked up by the name, which only one can have. One that had the
 * name before, or is further than a beginning, is not it.
 */
export const createDraftPipeline = (
  client: Client,
  wanted: { readonly name: string; readonly region?: string },
  before: readonly Pipeline[],
): Promise<Pipeline> =>
  confirmWrite(
    () => client(createPipeline, { body: wanted }),
    async () => {
      const found = nameTaken(await pipelinesNamed(client, wanted.name.trim()), wanted.name);
      const isBegun = found?.status === 'draft' && !found.source && !found.destination;
      return isBegun && !before.some(({ id }) => id === found.id) ? found : null;
    },
  );

/** Pipelines, archived ones aside, whose name holds these words. */
export const pipelinesNamed = async (client: Client, name: string): Promise<readonly Pipeline[]> =>
  (await client(listPipelines, { status: 'active', search: name })).rows;

/**
 * A draft as the service holds it at this moment, so that nobody saves over what others saved unseen. Whoever
 * shows the pipeline sees it as well.
 */
export async function fetchDraftPipeline(
  queryClient: QueryClient,
  client: Client,
  id: PipelineId,
): Promise<PipelineDetail> {
  const draft = await client(getPipeline, { id }).catch((thrown: unknown) => {
    const problem = problemOf(thrown);
    // It is a part of a write, which does not go by itself once it can (F1).
    throw problem.kind === 'offline'
      ? new ProblemError({ ...problem, isUnsent: true }, { cause: thrown })
      : thrown;
  });
  queryClient.setQueryData(pipelineQuery(client, id).queryKey, draft);
  if (draft.status !== 'draft') throw conflictError('It is set up already.');
  return draft;
}

/** What a service that compared versions would answer to a write whose base is no longer what it holds. */
export const conflictError = (detail: string): ProblemError =>
  new ProblemError({ kind: 'http', status: 409, detail });

type Settings = Omit<CallArguments<typeof updatePipeline>['body'], 'syncMappings'>;

/** Changes a pipeline's settings; a lost answer is looked up. */
export const updatePipelineSettings = (
  client: Client,
  id: PipelineId,
  settings: Settings,
): Promise<PipelineDetail> =>
  confirmWrite(
    () => client(updatePipeline, { id, body: settings }),
    async () => {
      const pipeline: Readonly<Record<string, unknown>> & PipelineDetail = {
        ...(await client(getPipeline, { id })),
      };
      const isThere = Object.entries(settings).every(
        ([name, value]) => (pipeline[name] ?? null) === (value ?? null),
      );
      return isThere ? pipeline : null;
    },
  );

const isSameMapping = (one: SyncMapping, other: SyncMapping | undefined): boolean =>
  JSON.stringify(writeSyncMapping(one)) === JSON.stringify(other && writeSyncMapping(other));

/** Says what becomes of the tables that are named; of the others nothing changes. */
export const updatePipelineTables = (
  client: Client,
  id: PipelineId,
  mappings: readonly SyncMapping[],
): Promise<PipelineDetail> =>
  confirmWrite(
    () => client(updatePipeline, { id, body: { syncMappings: mappings.map(writeSyncMapping) } }),
    async () => {
      const pipeline = await client(getPipeline, { id });
      const kept = new Map(pipeline.syncMappings?.map((mapping) => [mapping.table, mapping]));
      return mappings.every((mapping) => isSameMapping(mapping, kept.get(mapping.table))) ? pipeline : null;
    },
  );

/**
 * Writes a pipeline to the cache as the service has just answered it, and has the lists read again. A command's
 * answer may leave out what only the list, or only the pipeline alone, tells.
 */
export function updateCachedPipeline(queryClient: QueryClient, pipeline: Pipeline): void {
  const told = known(pipeline);
  queryClient.setQueriesData<Page<Pipeline>>({ queryKey: pipelineListsKey }, (page) =>
    page?.rows.some(({ id }) => id === pipeline.id)
      ? {
          ...page,
          rows: page.rows.map((row) => (row.id === pipeline.id ? Object.freeze({ ...row, ...told }) : row)),
        }
      : page,
  );
  queryClient.setQueryData<PipelineDetail>([...pipelineDetailsKey, pipeline.id], (detail) =>
    detail ? Object.freeze({ ...detail, ...told }) : undefined,
  );
  refreshLists(queryClient);
}

/**
 * Has the lists read again: those on screen in a moment, together with whatever else is heard of them (F27), the others
 * when they are shown. An answer on its way may be older than the change, and would undo it.
 */
function refreshLists(queryClient: QueryClient): void {
  const queryKey = pipelineListsKey;
  const isLate = ({ state }: Query) => state.data !== undefined;
  void queryClient.cancelQueries({ queryKey, fetchStatus: 'fetching', predicate: isLate });
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  const refetches = refetchesOf(queryClient);
  for (const query of queryClient.getQueryCache().findAll({ queryKey, type: 'active' })) {
    refetches.mark(query.queryKey);
  }
}

const known = (pipeline: Pipeline): Partial<Pipeline> =>
  Object.fromEntries(Object.entries(pipeline).filter(([, value]) => value !== undefined && value !== null));
