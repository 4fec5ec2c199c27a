import { updatePipeline } from '@millrace/ui/contract';
import type { Pipeline, PipelineDetail, PipelineId } from '@millrace/ui/domain/entities';
import { describeProblem, type Problem } from '@millrace/ui/domain/remote';
import { useRef } from 'react';

import { loadCode } from '../../kit/loadCode.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import { useWrite } from '../../writes/useWrite.ts';
import type { Write } from '../../writes/write.ts';

interface Renaming {
  readonly id: Pipeline['id'];
  readonly name: string;
  readonly wanted: string;
}

/** Renames a pipeline unless the name is known to be taken. The code loads when it is first used. */
const renameInPlace: Write<Renaming, PipelineDetail, Pick<Pipeline, 'id'>> = {
  call: updatePipeline,
  key: ({ id }) => [id, 'name'],
  async perform(context, input) {
    const { renameIfFree } = await loadCode(() => import('../data/renameIfFree.ts'));
    return renameIfFree(context, input);
  },
  words: { failed: ({ name }, problem) => ({ title: describeFailed(name, 'renamed', problem) }) },
};

interface Request {
  readonly pipeline: Pipeline;
  readonly name: string;
}

/** Why a name was not saved: the service's message about it, or the problem itself. */
function describeRefusal(problem: Problem): string {
  const aboutName = problem.fieldErrors?.find(({ location }) => location.at(-1) === 'name')?.message;
  if (aboutName !== undefined) return aboutName;
  const { title, advice } = describeProblem(problem);
  return `${title} ${advice}`;
}

/**
 * Renames a pipeline in the header of its pages. Resolves with the reason if the name was refused. If the page
 * is left meanwhile, a toast reports a failure (F4).
 */
export function useRenameInPlace(id: PipelineId): (request: Request) => Promise<string | undefined> {
  const settle = useRef<(refusal: string | undefined) => void>(undefined);
  const { run, isPending } = useWrite(renameInPlace, {
    subject: { id },
    isInline: true,
    onDone: () => settle.current?.(undefined),
    onFailed: (problem) => settle.current?.(describeRefusal(problem)),
  });
  return async ({ pipeline, name }) => {
    if (isPending) return 'Another name is being saved. Try again in a moment.';
    return new Promise((resolve) => {
      settle.current = resolve;
      run({ id: pipeline.id, name: pipeline.name, wanted: name });
    });
  };
}
