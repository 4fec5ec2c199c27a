import type { Pipeline } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';

import { useNavigate } from '../../router/location.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { duplicatePipeline } from '../data/duplicatePipeline.ts';
import { hrefOfPipeline } from '../data/hrefOfPipeline.ts';

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
