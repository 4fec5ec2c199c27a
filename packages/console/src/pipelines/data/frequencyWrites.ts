import type { Pipeline, PipelineDetail } from '@millrace/ui/domain/entities';

import type { WriteContext } from '../../writes/write.ts';
import { conflictError, fetchLivePipeline, updatePipelineSettings } from './settingsWrites.ts';

/**
 * Changes how often a pipeline reads its source, and nothing else. The pipeline is read before, so that a frequency that
 * others have saved since the list showed it is not replaced unseen (A-216, docs/faults.md W2).
 * @param pipeline as the list showed it
 * @param frequency in ms
 */
export async function changeFrequency(
  context: WriteContext,
  pipeline: Pipeline,
  frequency: number,
): Promise<PipelineDetail> {
  const latest = await fetchLivePipeline(context, pipeline.id);
  const { sourceSyncFrequency: now } = latest;
  if (now === frequency) return latest;
  if (now !== undefined && pipeline.sourceSyncFrequency !== undefined && now !== pipeline.sourceSyncFrequency)
    throw conflictError('Someone else has changed its frequency. Close this dialog to see it.');
  return updatePipelineSettings.perform(context, {
    ...latest,
    settings: { sourceSyncFrequency: frequency },
  });
}
