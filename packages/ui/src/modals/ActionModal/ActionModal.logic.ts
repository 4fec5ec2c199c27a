import { describeItems, type ActionEntity, type ActionItem } from '../../domain/entities/actions.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import type { Problem } from '../../domain/outcome/problem.ts';

/** The outcome of an action for one item. */
export type ActionOutcome =
  | { readonly state: 'pending' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly problem: Problem };

export interface ActionSummary {
  /** The action is confirmed, and some items have no outcome yet. */
  readonly isPending: boolean;
  readonly isFinished: boolean;
  readonly doneCount: number;
  /** How many items succeeded, and how many failed. */
  readonly sentence: string;
}

export function summarise(
  noun: string,
  items: readonly Pick<ActionItem, 'id'>[],
  outcomes: ReadonlyMap<number, ActionOutcome>,
): ActionSummary {
  const states = items.map(({ id }) => outcomes.get(id)?.state);
  const done = states.filter((state) => state === 'done').length;
  const failed = states.filter((state) => state === 'failed').length;
  const isConfirmed = outcomes.size > 0;
  const isFinished = isConfirmed && done + failed === items.length;
  const quantity = formatQuantity(items.length, noun);
  return {
    isPending: isConfirmed && !isFinished,
    isFinished,
    doneCount: done,
    sentence:
      failed === 0
        ? `Done for ${quantity}.`
        : items.length === 1
          ? `The ${noun} was not changed.`
          : `Done for ${formatCount(done)} of ${quantity}. The rest stay selected.`,
  };
}

/** Title of the question: `Archive “Orders”?`, `Archive 2 pipelines?`. */
export function describeQuestion<Action extends string>(
  { noun, actions }: Pick<ActionEntity<Action, never>, 'noun' | 'actions'>,
  action: Action,
  items: readonly Pick<ActionItem, 'name'>[],
): string {
  const { verb, question = (which: string) => `${verb} ${which}?` } = actions[action];
  return question(describeItems(noun, items));
}

/** Title if the action is possible for none of them: `“Orders” can’t be archived`, `None of 3 sources can be archived`. */
export const describeRefusal = (
  noun: string,
  done: string,
  items: readonly Pick<ActionItem, 'name'>[],
): string =>
  items.length === 1
    ? `${describeItems(noun, items)} can’t be ${done}`
    : `None of ${describeItems(noun, items)} can be ${done}`;

/** Label of the button: `Archive pipeline`, `Archive 2 pipelines`. */
export function describeAnswer<Action extends string>(
  { noun, actions }: Pick<ActionEntity<Action, never>, 'noun' | 'actions'>,
  action: Action,
  count: number,
): string {
  const { verb, answer } = actions[action];
  return answer ?? `${verb} ${count === 1 ? noun : formatQuantity(count, noun)}`;
}

/** Why the action failed, for each item that it failed for. */
export const problemsOf = (outcomes: ReadonlyMap<number, ActionOutcome>): readonly Problem[] =>
  [...outcomes.values()].flatMap((outcome) => (outcome.state === 'failed' ? [outcome.problem] : []));

/** Statuses that say that the same request may succeed later, besides all errors of the service. */
const passingStatuses: readonly number[] = [408, 425, 429];

/** Whether an action that failed like this may succeed when it is tried again without a change. */
const isPassing = ({ kind, status = 500 }: Problem): boolean =>
  kind === 'http' ? status >= 500 || passingStatuses.includes(status) : kind !== 'bug' && kind !== 'schema';

/** What can be tried again, and when. */
export interface ActionRetry<Item> {
  /** The items that failed for a reason that passes; empty if there is none. */
  readonly items: readonly Item[];
  /** The longest time that the service asked to wait. Its identity changes only with the outcomes. */
  readonly wait: { readonly retryAfterMs: number };
}

export function retryOf<Item extends Pick<ActionItem, 'id'>>(
  items: readonly Item[],
  outcomes: ReadonlyMap<number, ActionOutcome>,
): ActionRetry<Item> {
  let retryAfterMs = 0;
  const failed = items.filter(({ id }) => {
    const outcome = outcomes.get(id);
    if (outcome?.state !== 'failed' || !isPassing(outcome.problem)) return false;
    retryAfterMs = Math.max(retryAfterMs, outcome.problem.retryAfterMs ?? 0);
    return true;
  });
  return { items: failed, wait: { retryAfterMs } };
}
