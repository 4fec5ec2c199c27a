import type { Call } from '@millrace/ui/contract';
import { describeDone, type ActionEntity, type ActionItem } from '@millrace/ui/domain/entities';
import { formatCount, formatQuantity } from '@millrace/ui/domain/format';
import { detailsOfProblems, problemOf, type Problem } from '@millrace/ui/domain/remote';
import type { ActionOutcome } from '@millrace/ui/modals/ActionModal';
import type { PrimitiveAtom } from 'jotai';

import { bulkKey } from '../data/refetches.ts';
import { describeFailed, failureToast } from '../writes/failureToast.ts';
import type { Write, WriteContext, WriteNotice } from '../writes/write.ts';

/** What the console does for each action of an entity's table. */
export interface EntityActions<Action extends string, Item extends ActionItem> {
  readonly entity: ActionEntity<Action, Item>;
  /** Ids of the rows selected in the list, if rows can be. A row is deselected once an action succeeds for it. */
  readonly selection?: PrimitiveAtom<ReadonlySet<string>> | undefined;
  /** The call of an action. Its name is the key under which a problem is stored (spec §8). */
  readonly callOf: (action: Action) => Call;
  /** Performs an action for one item. */
  readonly perform: (context: WriteContext, item: Item, action: Action) => Promise<unknown>;
  /** What a toast says after a success, from what `perform` returned for each item. @default `describeDone` */
  readonly report?: (action: Action, results: readonly unknown[]) => string | undefined;
  /** Undoes an action from the toast that reports it. */
  readonly undo?: {
    readonly of: Action;
    /** The action that its toast reports. */
    readonly by: Action;
    /** Everything that brings an item back. */
    readonly steps: (item: Item) => readonly Action[];
  };
}

/** An item for which an action failed. */
export interface FailedAction {
  readonly item: Pick<ActionItem, 'name'>;
  readonly problem: Problem;
}

/** The result of an action on one or several items, for the toast after its dialog has closed (F4). */
export function describeActionEnd<Action extends string>(
  { noun, actions }: Pick<ActionEntity<Action, never>, 'noun' | 'actions'>,
  action: Action,
  items: readonly Pick<ActionItem, 'name'>[],
  failures: readonly FailedAction[],
  report = describeDone({ noun, actions }, action, items),
): WriteNotice {
  const [failure] = failures;
  if (failure === undefined) return { tone: 'positive', title: `${report}.` };
  const { done } = actions[action];
  if (failures.length === 1) {
    const { item, problem } = failure;
    return failureToast({ title: describeFailed(item.name, done, problem) }, problem);
  }
  const details = detailsOfProblems(failures.map(({ problem }) => problem));
  return {
    tone: 'critical',
    title: `${formatCount(failures.length)} of ${formatQuantity(items.length, noun)} may not have been ${done}.`,
    description: 'They stay selected in the list. Check their status before you try again.',
    ...(details !== undefined && { details }),
  };
}

/** The items of one confirmed action, with the callback for each result. */
export interface ChosenItems<Item> {
  readonly items: readonly Item[];
  readonly onOutcome: (id: number, outcome: ActionOutcome) => void;
  /** What is done for each item, if it depends on entries of the dialog. @default the entity's own */
  readonly perform?: ((context: WriteContext, item: Item) => Promise<unknown>) | undefined;
}

/** How an action on several items ended. */
export interface ActionEnd {
  readonly failures: readonly FailedAction[];
  /** What `perform` returned for each item that did not fail. */
  readonly results: readonly unknown[];
}

/** Performs an action for one item after another. A failure does not stop the others. */
export const writeForAll = <Action extends string, Item extends ActionItem>(
  { entity, callOf, perform, report }: EntityActions<Action, Item>,
  action: Action,
  stepsOf: (item: Item) => readonly Action[] = () => [action],
): Write<ChosenItems<Item>, ActionEnd, unknown> => ({
  call: callOf(action),
  key: () => [bulkKey],
  async perform(context, { items, onOutcome, perform: own }) {
    for (const { id } of items) onOutcome(id, { state: 'pending' });
    const failures: FailedAction[] = [];
    const results: unknown[] = [];
    for (const item of items) {
      try {
        let result: unknown;
        if (own) result = await own(context, item);
        else for (const step of stepsOf(item)) result = await perform(context, item, step);
        results.push(result);
        onOutcome(item.id, { state: 'done' });
      } catch (thrown) {
        const problem = problemOf(thrown);
        failures.push({ item, problem });
        onOutcome(item.id, { state: 'failed', problem });
      }
    }
    return { failures, results };
  },
  words: {
    done: ({ failures, results }, { items }) =>
      describeActionEnd(entity, action, items, failures, report?.(action, results)),
    failed: ({ items }, problem) =>
      describeActionEnd(
        entity,
        action,
        items,
        items.map((item) => ({ item, problem })),
      ),
  },
});
