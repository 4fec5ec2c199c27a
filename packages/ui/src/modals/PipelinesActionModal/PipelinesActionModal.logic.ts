import { labelOf } from '../../domain/connectors/catalogue.ts';
import type { Pipeline, PipelineAction } from '../../domain/entities/pipeline.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { inSentence } from '../../domain/hiddenCharacters.ts';
import type { Problem } from '../../domain/problem.ts';

/** What can be asked of several pipelines at once. A draft is started where its setup ends. */
export type ListAction = Exclude<PipelineAction, 'start' | 'resync'>;

/** How an action went for one pipeline. */
export type ActionOutcome =
  | { readonly state: 'pending' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly problem: Problem };

export interface ActionWords {
  readonly verb: string;
  /** What it means for the pipelines and their data. */
  readonly consequence: string;
  /** What the pipelines are afterwards; pausing and starting take their time. */
  readonly outcome: string;
  /** What did not happen if all of them failed. */
  readonly participle: string;
  readonly listLabel: string;
  readonly isDestructive: boolean;
}

export const actionWords: Record<ListAction, ActionWords> = {
  pause: {
    verb: 'Pause',
    consequence: 'No records move until you resume. The place where the source is read is kept.',
    outcome: 'pausing',
    participle: 'paused',
    listLabel: 'To be paused',
    isDestructive: false,
  },
  resume: {
    verb: 'Resume',
    consequence: 'Records move again from where they stopped.',
    outcome: 'starting',
    participle: 'resumed',
    listLabel: 'To be resumed',
    isDestructive: false,
  },
  archive: {
    verb: 'Archive',
    consequence:
      'No records move any more. Data in the destination stays as it is. What is archived can be restored, and is paused then.',
    outcome: 'archived',
    participle: 'archived',
    listLabel: 'To be archived',
    isDestructive: true,
  },
  restore: {
    verb: 'Restore',
    consequence: 'Back in the list, and paused. Resume when you are ready.',
    outcome: 'restored',
    participle: 'restored',
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

/** A name as the subject of a sentence, or how many there are. */
export const subjectOf = (pipelines: readonly Pick<Pipeline, 'name'>[]): string =>
  pipelines.length === 1
    ? `“${inSentence(pipelines[0]?.name ?? '')}”`
    : formatQuantity(pipelines.length, 'pipeline');

/** What has come of it: never more than was done. */
export function finishedTitle(
  action: ListAction,
  pipelines: readonly Pick<Pipeline, 'id' | 'name'>[],
  outcomes: ReadonlyMap<number, ActionOutcome>,
): string {
  const { outcome, participle } = actionWords[action];
  const done = pipelines.filter(({ id }) => outcomes.get(id)?.state === 'done').length;
  if (done === 0) return `Nothing was ${participle}`;
  const subject =
    done === pipelines.length
      ? subjectOf(pipelines)
      : `${formatCount(done)} of ${formatQuantity(pipelines.length, 'pipeline')}`;
  return `${subject} ${done === 1 ? 'is' : 'are'} ${outcome}`;
}

/** What tells a pipeline from another of the same name: its id, and its ends as far as they are known (T-25, T-32). */
export const describeRoute = ({
  id,
  source,
  destination,
}: Pipeline): { readonly id: string; readonly ends: readonly string[] } => ({
  id: `ID ${id}`,
  ends: [source, destination].flatMap((end) => (end ? [end.name || labelOf(end.type)] : [])),
});

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
