import type { Pipeline, PipelineAction } from '../../domain/entities/pipeline.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import type { Problem } from '../../domain/problem.ts';

/** What can be asked of several pipelines at once. */
export type ListAction = Exclude<PipelineAction, 'resync'>;

/** How an action went for one pipeline. */
export type ActionOutcome =
  | { readonly state: 'pending' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly problem: Problem };

export interface ActionWords {
  readonly verb: string;
  /** What it means for the pipelines and their data. */
  readonly consequence: string;
  readonly finished: string;
  readonly listLabel: string;
  readonly isDestructive: boolean;
}

export const actionWords: Record<ListAction, ActionWords> = {
  pause: {
    verb: 'Pause',
    consequence: 'No records move until you resume. The place where the source is read is kept.',
    finished: 'Pausing',
    listLabel: 'To be paused',
    isDestructive: false,
  },
  start: {
    verb: 'Resume',
    consequence: 'Records move again from where they stopped.',
    finished: 'Resuming',
    listLabel: 'To be resumed',
    isDestructive: false,
  },
  archive: {
    verb: 'Archive',
    consequence:
      'No records move any more. Data in the destination stays as it is. What is archived can be restored, and is paused then.',
    finished: 'Archiving',
    listLabel: 'To be archived',
    isDestructive: true,
  },
  restore: {
    verb: 'Restore',
    consequence: 'Back in the list, and paused. Resume when you are ready.',
    finished: 'Restoring',
    listLabel: 'To be restored',
    isDestructive: false,
  },
};

export interface ActionSummary {
  /** Confirmed, and not every pipeline has its outcome. */
  readonly isPending: boolean;
  readonly isFinished: boolean;
  /** How many it was done for, and how many not. */
  readonly sentence: string;
}

export function summarise(
  pipelines: readonly Pick<Pipeline, 'id'>[],
  outcomes: ReadonlyMap<number, ActionOutcome>,
): ActionSummary {
  const states = pipelines.map(({ id }) => outcomes.get(id)?.state);
  const done = states.filter((state) => state === 'done').length;
  const failed = states.filter((state) => state === 'failed').length;
  const isConfirmed = outcomes.size > 0;
  const isFinished = isConfirmed && done + failed === pipelines.length;
  return {
    isPending: isConfirmed && !isFinished,
    isFinished,
    sentence:
      failed === 0
        ? `Done for ${formatQuantity(done, 'pipeline')}.`
        : `Done for ${formatCount(done)} of ${formatQuantity(done + failed, 'pipeline')}. The rest stay selected.`,
  };
}
