import { canPipeline, whyNotPipeline, type Pipeline } from '../../domain/entities/pipeline.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import { describeProblem } from '../../domain/problem.ts';
import { offlineNote } from '../../internal/offlineNote.ts';
import * as pipelineList from '../../internal/pipelineList.css.ts';
import { PipelineStatusPill } from '../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import {
  actionWords,
  describeRoute,
  finishedTitle,
  subjectOf,
  summarise,
  type ActionOutcome,
  type ListAction,
} from './PipelinesActionModal.logic.ts';
import * as css from './PipelinesActionModal.css.ts';

export interface PipelinesActionModalProps {
  /** Whether it is shown; nothing else opens or closes it. */
  isOpen: boolean;
  /** What is asked of the pipelines. */
  action: ListAction;
  /** The pipelines it was asked of, as they were then: the list beneath may move, this does not (T-32). */
  pipelines: readonly Pipeline[];
  /** How it went for each, by id; empty until it is confirmed. */
  outcomes: ReadonlyMap<number, ActionOutcome>;
  /** There is no network: it is not sent, and the reason is said (F1). @default false */
  isOffline?: boolean;
  /** Carries it out for those of the pipelines for which it is open. */
  onConfirm(pipelines: readonly Pipeline[]): void;
  /** It was put away, by its button or by Escape. */
  onClose(): void;
}

/** Which pipeline it is: a name alone may be that of several, or made to look like another's (T-25). */
function Which({ pipeline }: { pipeline: Pipeline }) {
  const { id, ends } = describeRoute(pipeline);
  return (
    <span className={pipelineList.which}>
      <bdi className={pipelineList.name}>{pipeline.name}</bdi>
      <span className={css.route}>
        {id}
        {ends.map((end, index) => (
          <span key={index}>
            {index === 0 ? ' · ' : ' → '}
            <bdi>{end}</bdi>
          </span>
        ))}
      </span>
    </span>
  );
}

function Outcome({ outcome }: { outcome: ActionOutcome | undefined }) {
  if (outcome === undefined) return null;
  if (outcome.state === 'pending') return <Spinner label="Working" />;
  if (outcome.state === 'done') {
    return (
      <span className={css.done}>
        <SuccessIcon label="Done" />
      </span>
    );
  }
  const { title, advice } = describeProblem(outcome.problem);
  return (
    <span className={css.failed}>
      {title} {advice}
    </span>
  );
}

/** Pauses, resumes, archives or restores pipelines: says which, what it means, and how it went for each. */
export function PipelinesActionModal({
  isOpen,
  action,
  pipelines,
  outcomes,
  isOffline = false,
  onConfirm,
  onClose,
}: PipelinesActionModalProps) {
  const words = actionWords[action];
  const open = pipelines.filter((pipeline) => canPipeline(action, pipeline));
  const closed = pipelines.filter((pipeline) => !canPipeline(action, pipeline));
  const summary = summarise(open, outcomes);
  const isNothing = open.length === 0;
  const isWarning = words.isDestructive && !summary.isFinished && !isNothing;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      // A warning before it is done; afterwards there is nothing to be warned of.
      tone={isWarning ? 'critical' : 'neutral'}
      icon={isWarning ? WarningIcon : undefined}
      title={
        isNothing
          ? `Nothing to ${words.verb.toLowerCase()}`
          : summary.isFinished
            ? finishedTitle(action, open, outcomes)
            : `${words.verb} ${subjectOf(open)}?`
      }
      description={isNothing ? undefined : summary.isFinished ? summary.sentence : words.consequence}
      isPending={summary.isPending}
      note={isNothing || summary.isFinished ? undefined : offlineNote(isOffline)}
      footer={
        summary.isFinished || isNothing ? (
          <Button tone="accent" variant="solid" autoFocus onPress={onClose}>
            Close
          </Button>
        ) : (
          <>
            {/* The safe answer has the focus: Enter must not archive by accident. */}
            <Button autoFocus onPress={onClose} isDisabled={summary.isPending}>
              Cancel
            </Button>
            <Button
              tone={words.isDestructive ? 'critical' : 'accent'}
              variant="solid"
              isPending={summary.isPending}
              isDisabled={isOffline}
              onPress={() => onConfirm(open)}
            >
              {`${words.verb} ${formatQuantity(open.length, 'pipeline')}`}
            </Button>
          </>
        )
      }
    >
      {!isNothing && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
        <ul className={css.list} aria-label={words.listLabel} tabIndex={open.length > 6 ? 0 : undefined}>
          {open.map((pipeline) => (
            <li key={pipeline.id} className={pipelineList.item}>
              <Which pipeline={pipeline} />
              <Outcome outcome={outcomes.get(pipeline.id)} />
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <div className={css.leftOut}>
          <p className={css.leftOutTitle}>{`Left as ${closed.length === 1 ? 'it is' : 'they are'}:`}</p>
          <ul className={css.list} aria-label="Left as they are">
            {closed.map((pipeline) => (
              <li key={pipeline.id} className={pipelineList.item}>
                <Which pipeline={pipeline} />
                <span className={css.why}>
                  <PipelineStatusPill status={pipeline.status} size="small" />{' '}
                  {whyNotPipeline(action, pipeline)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
