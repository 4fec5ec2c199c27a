import { getPipeline, listPipelines } from '@millrace/ui/contract';
import type { Pipeline, PipelineDetail } from '@millrace/ui/domain/entities';
import { problemOf, type Problem } from '@millrace/ui/domain/remote';

import type { WriteContext } from '../../writes/write.ts';
import { createDraftPipeline, pipelinesNamed, removePipeline } from './pipelineWrites.ts';
import { updatePipelineSettings, updatePipelineTables } from './settingsWrites.ts';

const isRefused = ({ fieldErrors }: Problem, field: string): boolean =>
  fieldErrors?.some(({ location }) => location.at(-1) === field) ?? false;

/** Creates the draft under its name. */
async function createCopy(
  context: WriteContext,
  name: string,
  { region }: PipelineDetail,
): Promise<Pipeline> {
  const { rows } = await context.client(listPipelines, pipelinesNamed(name));
  return createDraftPipeline.perform(context, { name, region: region ?? undefined, before: rows });
}

const settingsOf = (original: PipelineDetail) => ({
  sourceId: original.sourceId ?? original.source?.id,
  destinationId: original.destinationId ?? original.destination?.id,
  maintenanceWindow: original.maintenanceWindow,
  persistDeletedRows: original.persistDeletedRows,
  sourceSyncFrequency: original.sourceSyncFrequency,
  destinationSyncFrequency: original.destinationSyncFrequency,
  destinationSyncCron: original.destinationSyncCron,
  currentSyncMode: original.currentSyncMode,
  autoSyncNewCollections: original.autoSyncNewCollections,
  s3FileFormat: original.s3FileFormat,
  replicateColumnChanges: original.replicateColumnChanges,
});

/**
 * Saves the settings of the original. A source or destination that the service refuses, because it is archived, is left
 * out: the setup of the copy asks for it.
 */
async function saveSettings(context: WriteContext, copy: Pipeline, original: PipelineDetail) {
  const settings = settingsOf(original);
  const save = (values: Partial<typeof settings>) => {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
    return updatePipelineSettings.perform(context, {
      id: copy.id,
      name: copy.name,
      settings: Object.fromEntries(given),
    });
  };
  try {
    return await save(settings);
  } catch (thrown) {
    const problem = problemOf(thrown);
    const noSource = isRefused(problem, 'source_id');
    const noDestination = isRefused(problem, 'destination_id');
    if (!noSource && !noDestination) throw thrown;
    return save({
      ...settings,
      ...(noSource && { sourceId: undefined }),
      ...(noDestination && { destinationId: undefined }),
    });
  }
}

/**
 * Copies a pipeline to a new draft with the wanted name: its source, destination, sync settings and tables. If a part is refused, the draft is
 * deleted again, so that nothing half-copied remains.
 */
export async function copyPipeline(
  context: WriteContext,
  { id, wanted }: Pick<Pipeline, 'id'> & { readonly wanted: string },
): Promise<PipelineDetail> {
  const original = await context.client(getPipeline, { id });
  const copy = await createCopy(context, wanted, original);
  try {
    const saved = await saveSettings(context, copy, original);
    const mappings = original.syncMappings ?? [];
    if (mappings.length === 0 || !saved.sourceId) return saved;
    return await updatePipelineTables.perform(context, { id: copy.id, name: copy.name, mappings, saved: [] });
  } catch (thrown) {
    if (!problemOf(thrown).isOutcomeUnknown) {
      await removePipeline.perform(context, copy).catch(() => undefined);
    }
    throw thrown;
  }
}
