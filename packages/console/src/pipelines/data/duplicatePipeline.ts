import { createPipeline } from '@millrace/ui/contract';
import type { Pipeline } from '@millrace/ui/domain/entities';

import { loadCode } from '../../kit/loadCode.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import type { Write } from '../../writes/write.ts';

type Original = Pick<Pipeline, 'id' | 'name'>;

/** Duplicates a pipeline as a draft. The code loads when it is first used. */
export const duplicatePipeline: Write<Original, Pipeline, Pick<Pipeline, 'id'>> = {
  call: createPipeline,
  key: ({ id }) => [id, 'copy'],
  async perform(context, original) {
    const { copyPipeline } = await loadCode(() => import('./copyPipeline.ts'));
    return copyPipeline(context, original);
  },
  words: {
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'duplicated', problem) }),
  },
};
