import { createPipeline } from '@millrace/ui/contract';
import type { Pipeline } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';

import { loadCode } from '../../kit/loadCode.ts';
import { useNavigate } from '../../router/location.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import { useWrite } from '../../writes/useWrite.ts';
import type { Write } from '../../writes/write.ts';
import { hrefOfPipeline } from '../data/hrefOfPipeline.ts';

type Original = Pick<Pipeline, 'id' | 'name'>;

/** Duplicates a pipeline as a draft. The code loads when it is first used. */
const duplicatePipeline: Write<Original, Pipeline, Pick<Pipeline, 'id'>> = {
  call: createPipeline,
  key: ({ id }) => [id, 'copy'],
  async perform(context, original) {
    const { copyPipeline } = await loadCode(() => import('../data/copyPipeline.ts'));
    return copyPipeline(context, original);
  },
  words: {
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'duplicated', problem) }),
  },
};

/** Duplicates a pipeline, then opens the setup of the copy. If the page was left, a toast links to it (F4). */
export function useDuplicate(): (pipeline: Pick<Pipeline, 'id' | 'name'>) => void {
  const navigate = useNavigate();
  return useWrite(duplicatePipeline, {
    words: {
      failed: duplicatePipeline.words.failed,
      done: (copy) => ({
        title: `“${inSentence(copy.name)}” was created.`,
        action: { label: 'Continue setup', href: hrefOfPipeline(copy) },
      }),
    },
    onDone: (copy, isCurrent) => isCurrent && navigate(hrefOfPipeline(copy)),
  }).run;
}
