import { updatePipeline } from '@millrace/ui/contract';
import type { PipelineDetail } from '@millrace/ui/domain/entities';
import type { FormModel } from '@millrace/ui/domain/forms';
import { paths } from '@millrace/ui/domain/routes';
import { changedSync, isSyncOvertaken, syncSettingsOf } from '@millrace/ui/domain/schedule';
import { inSentence } from '@millrace/ui/domain/text';

import type { Write } from '../../writes/write.ts';
import { conflictError, fetchLivePipeline, updatePipelineSettings } from '../data/settingsWrites.ts';

interface SaveSync {
  /** The pipeline with the saved settings that were on screen. */
  readonly pipeline: PipelineDetail;
  /** The sync settings form. */
  readonly model: FormModel;
}

export const syncSaved = ({ name }: Pick<PipelineDetail, 'name'>): string =>
  `The sync settings of “${inSentence(name)}” were saved.`;

/** Saves the changed sync settings, unless others have saved changes that were not on screen (docs/faults.md W2). */
export const saveSync: Write<SaveSync, PipelineDetail, Pick<SaveSync, 'pipeline'>> = {
  call: updatePipeline,
  key: ({ pipeline }) => [pipeline.id, 'sync'],
  async perform(context, { pipeline, model }) {
    const settings = syncSettingsOf(model);
    const latest = await fetchLivePipeline(context, pipeline.id);
    if (isSyncOvertaken(settings, pipeline, latest))
      throw conflictError('Someone else has changed these settings. Review the changes, then save again.');
    const changed = changedSync(latest, settings);
    return Object.keys(changed).length === 0
      ? latest
      : updatePipelineSettings.perform(context, { ...pipeline, settings: changed });
  },
  words: {
    done: (saved) => ({
      title: syncSaved(saved),
      action: { label: 'View settings', href: paths.pipelineSettings(saved.id, { section: 'sync' }) },
    }),
    failed: ({ pipeline }, problem) =>
      updatePipelineSettings.words.failed({ ...pipeline, settings: {} }, problem),
  },
};
