import { formatCount, formatQuantity } from '../format/count.ts';
import { inSentence } from '../hiddenCharacters.ts';
import { isKnown } from './open.ts';

/** One thing a person can do to an entity: when it is possible, what it does and how it is called. */
export interface ActionSpec<Status extends string> {
  /** The statuses in which it is possible. */
  readonly from: readonly Status[];
  /** The status that its call names in the path; absent where it has a call of its own. */
  readonly to?: Status;
  /** On buttons and in titles: `Archive`. */
  readonly verb: string;
  /** On buttons and in menus, where the verb alone does not say it: `Test connection`. @default `verb` */
  readonly label?: string;
  /** While it runs: `Archiving…`. */
  readonly doing: string;
  /** The past participle, for toasts: `archived`. */
  readonly done: string;
  /** What the item is right afterwards, where the action takes its time: `pausing`. @default `done` */
  readonly outcome?: string;
  /** What stops and what stays. */
  readonly consequence: string;
  /** It takes something away: it is confirmed even for one item, in red. */
  readonly isDestructive: boolean;
}

/** Every action of an entity. Menus, selection bars, confirmations, toasts and the twin all read it. */
export type ActionTable<Status extends string> = Readonly<Record<string, ActionSpec<Status>>>;

/** An item that an action can be applied to. */
export interface ActionItem {
  readonly id: number;
  readonly name: string;
}

/** What a confirmation needs to know of a kind of entity. */
export interface ActionEntity<Action extends string, Item> {
  /** `pipeline`, as it stands after a number. */
  readonly noun: string;
  readonly actions: Readonly<Record<Action, ActionSpec<string>>>;
  /** Why an action is not possible now; `undefined` where it is. */
  whyNot(action: Action, item: Item): string | undefined;
  /** What tells an item from another of the same name, in groups: its id, then what it connects (T-25, T-32). */
  details(item: Item): readonly (readonly string[])[];
}

/** Whether the table allows an action in a status. */
export const isAllowed = (spec: ActionSpec<string>, status: string): boolean => isKnown(spec.from, status);

/**
 * The action that a target status stands for, out of those whose call names it: `paused` restores an archived pipeline
 * and pauses a running one. Where none is possible now, the first that names the status.
 */
export function actionToward<Action extends string>(
  table: Readonly<Record<Action, ActionSpec<string>>>,
  target: string,
  status: string,
): Action | undefined {
  const actions = Object.keys(table)
    .filter((action): action is Action => Object.hasOwn(table, action))
    .filter((action) => table[action].to === target);
  return actions.find((action) => isAllowed(table[action], status)) ?? actions[0];
}

/** One name in quotation marks, or how many there are: `“Orders”`, `3 pipelines`. */
export const describeItems = (noun: string, items: readonly Pick<ActionItem, 'name'>[]): string =>
  items.length === 1 ? `“${inSentence(items[0]?.name ?? '')}”` : formatQuantity(items.length, noun);

/** `“Orders” is archived`, `2 of 3 pipelines are pausing`; for the title of a report and the toast of a success. */
export function describeDone<Action extends string>(
  { noun, actions }: Pick<ActionEntity<Action, never>, 'noun' | 'actions'>,
  action: Action,
  items: readonly Pick<ActionItem, 'name'>[],
  doneCount = items.length,
): string {
  const { done, outcome = done } = actions[action];
  if (doneCount === 0) return `Nothing was ${done}`;
  const subject =
    doneCount === items.length
      ? describeItems(noun, items)
      : `${formatCount(doneCount)} of ${formatQuantity(items.length, noun)}`;
  return `${subject} ${doneCount === 1 ? 'is' : 'are'} ${outcome}`;
}
