import { getPipeline } from '@millrace/ui/contract';
import type { Pipeline } from '@millrace/ui/domain/entities';

import { loadCode } from '../../kit/loadCode.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import type { Write } from '../../writes/write.ts';

/** Downloads the settings of a pipeline as a file. It only reads, but reports a failure as a write does. */
export const exportPipeline: Write<Pick<Pipeline, 'id' | 'name'>, void, Pick<Pipeline, 'id'>> = {
  call: getPipeline,
  key: ({ id }) => [id, 'export'],
  async perform(context, pipeline) {
    const { downloadPipeline } = await loadCode(() => import('./pipelineToFile.ts'));
    await downloadPipeline(context, pipeline);
  },
  words: {
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'exported', problem) }),
  },
};
