import type { ReactNode } from 'react';
import type { Remote } from '../../domain/outcome/remote.ts';
import { bestMatches, rankMatch } from '../../domain/text/matchText.ts';

/** A row of the menu: a page if it has an address, otherwise a command. */
export interface CommandItem {
  /** Identifies it among the items of its group. */
  readonly id: string;
  readonly label: string;
  /** An icon or a mark before the label. It is decoration. */
  readonly mark?: ReactNode;
  /** A few muted words at the end, such as a state. */
  readonly detail?: string | undefined;
  /** The keys that do the same elsewhere, in the platform’s notation, such as `G then P`. */
  readonly shortcut?: string | undefined;
  /** Other words that it is found by. */
  readonly keywords?: string | undefined;
  /** The address of a page. The row is then a link, which can also be opened in a new tab. */
  readonly href?: string | undefined;
}

/** Items that are known beforehand. The menu searches them. */
export interface CommandGroup<Item extends CommandItem = CommandItem> {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly Item[];
  /** Leaves the group out as soon as something is typed, such as recent pages. @default false */
  readonly isInitialOnly?: boolean | undefined;
}

/** What a service finds for the query, in its own order. */
export interface CommandResults<Item extends CommandItem = CommandItem> {
  readonly id: string;
  /** It also names the group in the message of a failure. */
  readonly heading: string;
  /** Mark the items of a previous query as `isOutdated`: those that still match stay, so that nothing flickers. */
  readonly items: Remote<readonly Item[]>;
}

/** A group as it is shown. */
export interface ShownGroup<Item extends CommandItem> {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly Item[];
  /** The search of the group failed; it has no items. */
  readonly isFailed: boolean;
}

export interface CommandContent<Item extends CommandItem> {
  readonly query: string;
  readonly groups: readonly CommandGroup<Item>[];
  readonly results: readonly CommandResults<Item>[];
}

/** Items of a known group that are shown for a query: more would hide what the service finds. */
const mostKnown = 5;

const isTyped = (query: string): boolean => query.trim() !== '';

/** Items of the previous query stay while they still match. */
const resultItems = <Item extends CommandItem>(
  items: Remote<readonly Item[]>,
  query: string,
): readonly Item[] => {
  if (items.state !== 'ready') return [];
  return items.isOutdated
    ? items.value.filter(({ label }) => rankMatch(query, label) !== undefined)
    : items.value;
};

/**
 * The groups that have something to show. Known items come first: they match at once, so that what the service finds
 * later does not move them.
 */
export function shownGroups<Item extends CommandItem>({
  query,
  groups,
  results,
}: CommandContent<Item>): readonly ShownGroup<Item>[] {
  const known = groups.map(({ id, heading, items, isInitialOnly = false }) => ({
    id,
    heading,
    isFailed: false,
    items: !isTyped(query)
      ? items
      : isInitialOnly
        ? []
        : bestMatches(query, items, ({ label, keywords = '' }) => ({ label, aliases: keywords })).slice(
            0,
            mostKnown,
          ),
  }));
  const found = results.map(({ id, heading, items }) => ({
    id,
    heading,
    isFailed: items.state === 'failed',
    items: resultItems(items, query),
  }));
  return [...known, ...(isTyped(query) ? found : [])].filter(
    ({ items, isFailed }) => isFailed || items.length > 0,
  );
}

/** Whether a service has not answered all of the query yet. Without a network, none is waited for. */
export const isSearching = ({
  query,
  results,
}: Pick<CommandContent<CommandItem>, 'query' | 'results'>): boolean =>
  isTyped(query) &&
  results.some(
    ({ items }) =>
      (items.state === 'loading' && !items.isOffline) ||
      (items.state === 'ready' && items.isOutdated === true && !items.isOffline),
  );
