import { listPipelines } from '@millrace/ui/contract';
import { nameTaken, type PipelineDetail, type PipelineId } from '@millrace/ui/domain/entities';
import { takenName } from '@millrace/ui/domain/forms';
import { ProblemError } from '@millrace/ui/domain/remote';

import type { WriteContext } from '../../writes/write.ts';
import { pipelinesNamed, renamePipeline } from './pipelineWrites.ts';

interface Renaming {
  readonly id: PipelineId;
  readonly name: string;
  readonly wanted: string;
}

/**
 * Renames a pipeline. Names that the service lists are checked first; without that list, only the service checks.
 * @throws a taken name as the service would refuse it
 */
export async function renameIfFree(context: WriteContext, input: Renaming): Promise<PipelineDetail> {
  const alike = await context.client(listPipelines, pipelinesNamed(input.wanted)).catch(() => undefined);
  const taken = nameTaken(alike?.rows ?? [], input.wanted, input.id);
  if (!taken) return renamePipeline.perform(context, input);
  throw new ProblemError({
    kind: 'http',
    status: 422,
    fieldErrors: [{ location: ['name'], message: takenName(taken.name) }],
  });
}
