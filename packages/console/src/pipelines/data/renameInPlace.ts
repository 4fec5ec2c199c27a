import { updatePipeline } from '@millrace/ui/contract';
import type { Pipeline, PipelineDetail } from '@millrace/ui/domain/entities';

import { loadCode } from '../../kit/loadCode.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import type { Write } from '../../writes/write.ts';

interface Renaming {
  readonly id: Pipeline['id'];
  readonly name: string;
  readonly wanted: string;
}

/** Renames a pipeline unless the name is known to be taken. The code loads when it is first used. */
export const renameInPlace: Write<Renaming, PipelineDetail, Pick<Pipeline, 'id'>> = {
  call: updatePipeline,
  key: ({ id }) => [id, 'name'],
  async perform(context, input) {
    const { renameIfFree } = await loadCode(() => import('./renameIfFree.ts'));
    return renameIfFree(context, input);
  },
  words: { failed: ({ name }, problem) => ({ title: describeFailed(name, 'renamed', problem) }) },
};
