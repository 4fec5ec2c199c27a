import { formatCount, formatQuantity } from '../format/count.ts';
import { inSentence } from '../text/hiddenCharacters.ts';
import { isKnown } from './open.ts';

/** A page of an entity that its menus link to, such as its form. */
export interface PageSpec<Status extends string> {
  /** The statuses in which it is available. */
  readonly from: readonly Status[];
  /** On buttons and in titles: `Archive`. */
  readonly verb: string;
  /** On buttons and in menus, where the verb alone does not say it: `Test connection`. @default `verb` */
  readonly label?: string;
}

/** An action on an entity: when it is available, what it does and what it is called. */
export interface ActionSpec<Status extends string> extends PageSpec<Status> {
  /** The status that its call names in the path. Missing if the action has its own call. */
  readonly to?: Status;
  /** The confirmation's question, where the verb and the name do not make one. @default `Archive “Orders”?` */
  readonly question?: (items: string) => string;
  /** The confirmation's button, where the verb and the noun do not make it. @default `Archive pipeline` */
  readonly answer?: string;
  /** While it runs: `Archiving…`. */
  readonly doing: string;
  /** The past participle, for toasts: `archived`. */
  readonly done: string;
  /** State right after the action, if the action takes a while: `pausing`. @default `done` */
  readonly outcome?: string;
  /** What is reported for one item, where the name and the state do not make the sentence. @default `“Orders” is archived` */
  readonly report?: (name: string) => string;
  /** The consequences: what stops and what is kept. */
  readonly consequence: string;
  /** Destructive: it needs confirmation even for one item, with a red button. */
  readonly isDestructive: boolean;
}

/** Every action of an entity. Menus, selection bars, confirmations, toasts and the twin use this table. */
export type ActionTable<Status extends string> = Readonly<Record<string, ActionSpec<Status>>>;

/** An item that an action can be applied to. */
export interface ActionItem {
  readonly id: number;
  readonly name: string;
}

/** The data about a kind of entity that a confirmation needs. */
export interface ActionEntity<Action extends string, Item> {
  /** The noun in lower case: `pipeline`. */
  readonly noun: string;
  readonly actions: Readonly<Record<Action, ActionSpec<string>>>;
  /** Why an action is unavailable now; `undefined` if it is available. */
  whyNot(action: Action, item: Item): string | undefined;
  /** Distinguishes items with the same name: the id, then the connectors (T-25). */
  details(item: Item): readonly (readonly string[])[];
}

/** An entity with a list: what its menus and its selection bar offer. */
export interface ListedEntity<Action extends string, Page extends string, Item> extends ActionEntity<
  Action,
  Item
> {
  /** The pages that its menus link to. */
  readonly pages: Readonly<Record<Page, PageSpec<string>>>;
  /** What the menu of an item offers, in order. */
  menu(item: Item): readonly (Action | Page)[];
  /** The actions for selected items, in order. */
  bulk(items: readonly Item[]): readonly Action[];
  /** Why the menu of an item disables an action or a page; `undefined` if it does not. */
  whyDisabled(name: Action | Page, item: Item): string | undefined;
}

/**
 * Whether the table allows an action or a page in a status. A service that does not say the status decides by its
 * answer.
 */
export const isAllowed = (
  { from }: Pick<PageSpec<string>, 'from'>,
  status: string | null | undefined,
): boolean => status === undefined || status === null || isKnown(from, status);

/**
 * The action of a target status, among the actions whose call names it. For example, `paused` restores an
 * archived pipeline and pauses a running one. If none is available now, the first that names the
 * status.
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

/** A single name in quotation marks, or the number of items: `“Orders”`, `3 pipelines`. */
export const describeItems = (noun: string, items: readonly Pick<ActionItem, 'name'>[]): string =>
  items.length === 1 ? `“${inSentence(items[0]?.name ?? '')}”` : formatQuantity(items.length, noun);

/** `“Orders” is archived`, `2 of 3 pipelines are pausing`: the title of a report or a success toast. */
export function describeDone<Action extends string>(
  { noun, actions }: Pick<ActionEntity<Action, never>, 'noun' | 'actions'>,
  action: Action,
  items: readonly Pick<ActionItem, 'name'>[],
  doneCount = items.length,
): string {
  const { done, outcome = done, report } = actions[action];
  if (doneCount === 0) return `Nothing was ${done}`;
  const [only, ...others] = items;
  if (report && only && others.length === 0) return report(inSentence(only.name));
  const subject =
    doneCount === items.length
      ? describeItems(noun, items)
      : `${formatCount(doneCount)} of ${formatQuantity(items.length, noun)}`;
  return `${subject} ${doneCount === 1 ? 'is' : 'are'} ${outcome}`;
}
