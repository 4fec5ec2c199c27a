import { useMemo, type ReactNode } from 'react';
import { describeDone, type ActionEntity, type ActionItem } from '../../domain/entities/actions.ts';
import { formatCount } from '../../domain/format/count.ts';
import { formatWait } from '../../domain/format/wait.ts';
import { describeProblem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { offlineNote } from '../../internal/notes.ts';
import * as namedList from '../../internal/namedList.css.ts';
import { Arrow } from '../../internal/Arrow.tsx';
import { CopyProblems } from '../../patterns/ProblemNotice/CopyProblems.tsx';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { ShowRequest } from '../../patterns/ShowRequest/ShowRequest.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CloseButton } from '../../primitives/Dialog/CloseButton.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { ActionImpact, type ImpactGroup } from './ActionImpact.tsx';
import {
  describeAnswer,
  describeQuestion,
  describeRefusal,
  problemsOf,
  retryOf,
  summarise,
  type ActionOutcome,
} from './ActionModal.logic.ts';
import * as css from './ActionModal.css.ts';

export type { ActionOutcome } from './ActionModal.logic.ts';
export type { ImpactGroup } from './ActionImpact.tsx';

export interface ActionModalProps<Action extends string, Item extends ActionItem> {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The kind of the items, with its table of actions. */
  entity: ActionEntity<Action, Item>;
  /** The action to confirm. */
  action: Action;
  /** The items as they were when the dialog opened. They do not change with the list below (T-32). */
  items: readonly Item[];
  /** The outcome for each item, by id; empty until the action is confirmed. */
  outcomes: ReadonlyMap<number, ActionOutcome>;
  /** The resources that use the items: what the action affects, or why it is not possible. */
  impact?: Remote<readonly ImpactGroup[]>;
  /** Loads `impact` again after a failure. */
  onRetryImpact?(): void;
  /** Fields that the action needs, above the items until it is confirmed. @default none */
  entries?: ReactNode;
  /** Whether something was entered in `entries`, so that closing asks first. @default false */
  hasChanges?: boolean;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /**
   * Called with the items for which the action is possible; after a failure that may pass, with those that failed and are
   * to be tried again.
   */
  onConfirm(items: readonly Item[]): void;
  /** Works out what confirming would send for these items. Without it, no request is offered. */
  requestsOf?(items: readonly Item[]): Promise<ShownRequests>;
  /** Called to close the dialog, by its button or Escape. */
  onClose(): void;
}

/** Whether the list may be higher than its frame: many items, or names that wrap on a phone. */
const mayScroll = (items: readonly ActionItem[]): boolean =>
  items.length > 6 || items.reduce((sum, { name }) => sum + name.length, 0) > 160;

/** How many items are listed; the others are counted. Failed ones come first. */
const mostListed = 100;
const listedOf = <Item extends ActionItem>(
  items: readonly Item[],
  outcomes: ReadonlyMap<number, ActionOutcome>,
): readonly Item[] => {
  if (items.length <= mostListed) return items;
  const isFailed = ({ id }: Item) => outcomes.get(id)?.state === 'failed';
  return [...items.filter(isFailed), ...items.filter((item) => !isFailed(item))].slice(0, mostListed);
};

function More({ count }: { count: number }) {
  return count > mostListed && <p className={css.details}>{`and ${formatCount(count - mostListed)} more`}</p>;
}

interface WhichProps {
  name: string;
  details: readonly (readonly string[])[];
  /** The title has its name. */
  isNamed: boolean;
}

/** Identifies an item, because several may have the same or a similar name (T-25). */
function Which({ name, details, isNamed }: WhichProps) {
  const shown = (
    <bdi translate="no" className={namedList.name} title={name}>
      {name}
    </bdi>
  );
  return (
    <span className={namedList.which}>
      {isNamed ? <VisuallyHidden>{shown}</VisuallyHidden> : shown}
      <span className={css.details}>
        {details
          .filter((group) => group.length > 0)
          .map((group, groupIndex) => (
            <span key={groupIndex}>
              {groupIndex > 0 && ' · '}
              {group.map((part, index) => (
                <span key={index}>
                  {index > 0 && <Arrow />}
                  <bdi translate="no">{part}</bdi>
                </span>
              ))}
            </span>
          ))}
      </span>
    </span>
  );
}

interface OutcomeProps {
  outcome: ActionOutcome | undefined;
  doing: string;
  /** Announces the failure. Of many failures, one is announced. */
  isAlert: boolean;
}

function Outcome({ outcome, doing, isAlert }: OutcomeProps) {
  if (outcome === undefined) return null;
  if (outcome.state === 'pending') return <Spinner label={doing} />;
  if (outcome.state === 'done') {
    return (
      <span className={css.done}>
        <SuccessIcon label="Done" />
      </span>
    );
  }
  const { title, advice } = describeProblem(outcome.problem);
  return (
    <span className={css.failed} role={isAlert ? 'alert' : undefined}>
      {title} {advice}
    </span>
  );
}

/**
 * Confirms an action on one or several items of any kind: names them, says what stops and what is kept, and reports the
 * outcome for each. The text comes from the entity's action table.
 */
export function ActionModal<Action extends string, Item extends ActionItem>({
  isOpen,
  entity,
  action,
  items,
  outcomes,
  impact,
  onRetryImpact,
  entries,
  hasChanges = false,
  isOffline = false,
  onConfirm,
  requestsOf,
  onClose,
}: ActionModalProps<Action, Item>) {
  const { noun } = entity;
  const { doing, done, consequence, isDestructive } = entity.actions[action];
  const possible = items.filter((item) => entity.whyNot(action, item) === undefined);
  const leftOut = items.filter((item) => entity.whyNot(action, item) !== undefined);
  const summary = summarise(noun, possible, outcomes);
  const isNothing = possible.length === 0;
  const firstFailed = possible.find(({ id }) => outcomes.get(id)?.state === 'failed');
  // Its wait starts over with each outcome.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the items do not change while the dialog is open
  const retry = useMemo(() => retryOf(items, outcomes), [outcomes]);
  const seconds = useCountdown(summary.isFinished ? retry.wait : undefined);
  // What has no other details keeps its name.
  const isNamed = (item: Item) => items.length === 1 && entity.details(item).some(({ length }) => length > 0);
  const isRetry = summary.isFinished && retry.items.length > 0;
  const isWarning = isDestructive && !summary.isFinished && !isNothing;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      // A warning before the action only.
      tone={isWarning ? 'critical' : 'neutral'}
      icon={isWarning ? WarningIcon : undefined}
      title={
        isNothing
          ? describeRefusal(noun, done, items)
          : summary.isFinished
            ? describeDone(entity, action, possible, summary.doneCount)
            : describeQuestion(entity, action, possible)
      }
      description={isNothing ? undefined : summary.isFinished ? summary.sentence : consequence}
      isPending={summary.isPending}
      // Once sent, what was entered is no longer shown.
      hasChanges={hasChanges && outcomes.size === 0}
      note={
        isNothing || (summary.isFinished && !isRetry)
          ? undefined
          : (offlineNote(isOffline) ??
            (seconds > 0 ? `You can try again in ${formatWait(seconds)}.` : undefined))
      }
      footer={
        (summary.isFinished && !isRetry) || isNothing ? (
          <Button tone="accent" variant="solid" autoFocus onPress={onClose}>
            Close
          </Button>
        ) : (
          <>
            {/* The safe button has the focus: Enter must not archive by accident. */}
            <CloseButton autoFocus isDisabled={summary.isPending}>
              {isRetry ? 'Close' : 'Cancel'}
            </CloseButton>
            {/* The same button, so that it keeps the focus. */}
            <Button
              tone={isDestructive ? 'critical' : 'accent'}
              variant="solid"
              isPending={summary.isPending}
              isDisabled={isOffline || seconds > 0}
              onPress={() => onConfirm(isRetry ? retry.items : possible)}
            >
              {isRetry ? 'Try again' : describeAnswer(entity, action, possible.length)}
            </Button>
          </>
        )
      }
    >
      {!isNothing && outcomes.size === 0 && entries}
      {!isNothing && (
        <ul
          className={css.list}
          aria-label={`To be ${done}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
          tabIndex={mayScroll(possible) ? 0 : undefined}
        >
          {listedOf(possible, outcomes).map((item) => (
            <li key={item.id} className={namedList.item}>
              <Which name={item.name} details={entity.details(item)} isNamed={isNamed(item)} />
              <Outcome outcome={outcomes.get(item.id)} doing={doing} isAlert={item === firstFailed} />
            </li>
          ))}
        </ul>
      )}
      <More count={possible.length} />
      {summary.isFinished && <CopyProblems problems={problemsOf(outcomes)} />}
      {leftOut.length > 0 && (
        <div className={css.leftOut}>
          {!isNothing && <p className={css.leftOutTitle}>Not changed:</p>}
          <ul className={css.list} aria-label="Not changed">
            {leftOut.slice(0, mostListed).map((item) => (
              <li key={item.id} className={namedList.item}>
                <Which name={item.name} details={entity.details(item)} isNamed={isNamed(item)} />
                <span className={css.why}>{entity.whyNot(action, item)}</span>
              </li>
            ))}
          </ul>
          <More count={leftOut.length} />
        </div>
      )}
      {impact && !summary.isFinished && (
        <ActionImpact noun={noun} count={items.length} impact={impact} onRetry={onRetryImpact} />
      )}
      {requestsOf && !isNothing && !summary.isFinished && <ShowRequest source={() => requestsOf(possible)} />}
    </Dialog>
  );
}
