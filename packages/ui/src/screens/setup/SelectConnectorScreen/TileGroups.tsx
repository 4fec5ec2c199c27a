import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { tileAfter, tileByTyping, typeOn } from './TileGroups.logic.ts';
import * as css from '../tiles.css.ts';

export interface TileGroup<Item> {
  /** Accessible name of the list; different for each group. */
  readonly label: string;
  readonly items: readonly Item[];
  /** Tiles of 56 px with two lines, or rows of 40 px with one. */
  readonly look: 'tile' | 'line';
  /** What is above the list. */
  readonly head?: ReactNode;
}

export interface TileGroupsProps<Item> {
  groups: readonly TileGroup<Item>[];
  keyOf(item: Item): string | number;
  /** The text that typing matches. */
  labelOf(item: Item): string;
  /** Renders a tile as one link or button. Tab reaches only the tile with `isTabStop`, arrow keys reach the others. */
  children(item: Item, isTabStop: boolean, look: TileGroup<Item>['look']): ReactNode;
}

const tilesIn = (root: HTMLElement | null): readonly HTMLElement[] =>
  [...(root?.querySelectorAll('[data-tiles] > li > *') ?? [])].filter((tile) => tile instanceof HTMLElement);

/** Moves the focus to the first tile within `root`, if there is one. */
export function focusFirstTile(root: HTMLElement | null): boolean {
  const [first] = tilesIn(root);
  first?.focus();
  return first !== undefined;
}

/**
 * Groups of tiles to choose from. All of them are one tab stop; arrow keys move by position, and letters jump to a
 * name. An item can be in several groups.
 */
export function TileGroups<Item>({ groups, keyOf, labelOf, children }: TileGroupsProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [activeKey, setActiveKey] = useState<string>();
  const keyIn = (group: TileGroup<Item>, item: Item) => `${group.label} ${keyOf(item)}`;
  const keys = groups.flatMap((group) => group.items.map((item) => keyIn(group, item)));
  const active = Math.max(0, keys.indexOf(activeKey ?? ''));

  const moveByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tiles = tilesIn(root.current);
    let target = tileAfter(
      event.key,
      active,
      tiles.map((tile) => tile.getBoundingClientRect()),
    );
    if (target === undefined) {
      const next = typeOn(typed.current, event.key, event.timeStamp);
      // A space presses a button, unless it is part of a typed word.
      if (event.key.length !== 1 || next.text === ' ') return;
      typed.current = next;
      const labels = groups.flatMap(({ items }) => items.map(labelOf));
      target = tileByTyping(labels, active, next.text) ?? active;
    }
    event.preventDefault();
    event.stopPropagation();
    tiles[target]?.focus();
  };
  const follow = ({ target }: FocusEvent) => {
    const index = tilesIn(root.current).findIndex((tile) => tile.contains(target));
    if (index !== -1) setActiveKey(keys[index]);
  };

  return (
    <div ref={root} className={css.groups} onFocusCapture={follow}>
      {groups.map((group) => (
        <section key={group.label} className={css.group[group.look]}>
          {group.head}
          <ul
            className={css.grid[group.look]}
            aria-label={group.label}
            data-tiles
            onKeyDownCapture={moveByKey}
          >
            {group.items.map((item) => {
              const key = keyIn(group, item);
              return <li key={key}>{children(item, key === keys[active], group.look)}</li>;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
