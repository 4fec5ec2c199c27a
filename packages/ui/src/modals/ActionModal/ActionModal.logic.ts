import { describeItems, type ActionEntity, type ActionItem } from '../../domain/entities/actions.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import type { Problem } from '../../domain/problem.ts';

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

/** Label of the button: `Archive pipeline`, `Archive 2 pipelines`. */
export function describeAnswer<Action extends string>(
  { noun, actions }: Pick<ActionEntity<Action, never>, 'noun' | 'actions'>,
  action: Action,
  count: number,
): string {
  const { verb, answer } = actions[action];
  return answer ?? `${verb} ${count === 1 ? noun : formatQuantity(count, noun)}`;
}
