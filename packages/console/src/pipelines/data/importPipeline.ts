import { createPipeline, listPipelines } from '@millrace/ui/contract';
import type { Pipeline, PipelineDetail } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';
import type { PipelineImport } from '@millrace/ui/modals/ImportPipelineModal';

import { describeFailed } from '../../writes/failureToast.ts';
import type { Write, WriteContext } from '../../writes/write.ts';
import { hrefOfPipeline } from './hrefOfPipeline.ts';
import { saveParts, type ImportedPipeline } from './importParts.ts';
import { createDraftPipeline, pipelinesNamed } from './pipelineWrites.ts';
import { conflictError, fetchLivePipeline } from './settingsWrites.ts';
import { byTable, tablesOf } from './tableLosses.ts';

/** Refuses an import whose comparison is outdated: others have saved a different value meanwhile (W2). */
function refuseOvertaken(latest: PipelineDetail, shown: PipelineDetail, wanted: PipelineImport): void {
  const before = new Map<string, unknown>(Object.entries(shown));
  const now = new Map<string, unknown>(Object.entries(latest));
  const isOvertaken = Object.entries(wanted.settings).some(
    ([key, value]) => (now.get(key) ?? null) !== (before.get(key) ?? null) && now.get(key) !== value,
  );
  const [ours, theirs] = [byTable(shown.syncMappings ?? []), byTable(latest.syncMappings ?? [])];
  const areTablesOvertaken = wanted.mappings.some(
    ({ table }) => JSON.stringify(ours.get(table)) !== JSON.stringify(theirs.get(table)),
  );
  if (isOvertaken || areTablesOvertaken)
    throw conflictError('Someone else has changed this pipeline. Review the changes, then apply them again.');
}

async function create(context: WriteContext, wanted: PipelineImport): Promise<Pipeline> {
  const { name, region } = wanted;
  const { rows } = await context.client(listPipelines, pipelinesNamed(name));
  return createDraftPipeline.perform(context, {
    name,
    ...(region !== undefined && { region }),
    before: rows,
  });
}

/**
 * Imports the settings of a file: creates a draft, or changes a pipeline. Only what the person has seen is sent. A part that
 * is refused does not undo the others.
 */
export const importPipeline: Write<PipelineImport, ImportedPipeline, unknown> = {
  call: createPipeline,
  key: () => ['import'],
  async perform(context, wanted) {
    const { target } = wanted;
    if (target === null) {
      const pipeline = await create(context, wanted);
      return {
        ...(await saveParts(context, pipeline, wanted, { saved: [], isBegun: true })),
        isNew: true,
      };
    }
    const latest = await fetchLivePipeline(context, target.id);
    refuseOvertaken(latest, target, wanted);
    const saved = wanted.mappings.length > 0 ? tablesOf(latest) : [];
    return { ...(await saveParts(context, latest, wanted, { saved, isBegun: false })), isNew: false };
  },
  hasFollowing: ({ target, settings, mappings }) =>
    target === null
      ? Object.keys(settings).length > 0 || mappings.length > 0
      : Object.keys(settings).length > 0 && mappings.length > 0,
  words: {
    done: ({ pipeline, isNew, failures }) => {
      const name = `“${inSentence(pipeline.name)}”`;
      const action = { label: isNew ? 'Continue setup' : 'Open pipeline', href: hrefOfPipeline(pipeline) };
      if (failures.length > 0) {
        const parts = failures.map(({ part }) => inSentence(part)).join(', ');
        return {
          tone: 'critical',
          title: `A part of the file was not saved to ${name}.`,
          description: `Not saved: ${parts}.`,
          action,
        };
      }
      return { title: isNew ? `${name} was created.` : `The settings of ${name} were applied.`, action };
    },
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'imported', problem) }),
  },
};
