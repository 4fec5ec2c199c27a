import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { tileAfter, tileByTyping, typeOn } from './TileGrid.logic.ts';
import * as css from './TileGrid.css.ts';

export interface TileGridProps<Item> {
  /** Accessible name of the grid. */
  label: string;
  items: readonly Item[];
  keyOf(item: Item): string | number;
  /** The text that typing matches. */
  labelOf(item: Item): string;
  /** Minimum width of 208 or 264 px. @default 'standard' */
  width?: 'standard' | 'wide';
  /** Renders a tile as one link or button. Tab reaches only the tile with `isTabStop`, arrow keys reach the others. */
  children(item: Item, isTabStop: boolean): ReactNode;
}

/** The current number of tiles in the first row. */
const columnsOf = (list: HTMLElement): number => {
  const tiles = [...list.children].filter((tile) => tile instanceof HTMLElement);
  return Math.max(1, tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length);
};

/** Moves the focus to the first tile of the grid within `root`, if there is one. */
export function focusFirstTile(root: HTMLElement | null): boolean {
  const first = root?.querySelector('[data-tiles] > li > *');
  if (first instanceof HTMLElement) first.focus();
  return first instanceof HTMLElement;
}

/** Tiles to choose from. One tab stop; arrow keys move by position, and letters jump to a name. */
export function TileGrid<Item>({
  label,
  items,
  keyOf,
  labelOf,
  width = 'standard',
  children,
}: TileGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [activeKey, setActiveKey] = useState<string | number>();
  const active = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === activeKey),
  );

  const focusTile = (index: number) => {
    const tile = list.current?.children[index]?.firstElementChild;
    if (tile instanceof HTMLElement) tile.focus();
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (!list.current || event.ctrlKey || event.metaKey || event.altKey) return;
    let target = tileAfter(event.key, active, columnsOf(list.current), items.length);
    if (target === undefined) {
      const next = typeOn(typed.current, event.key, event.timeStamp);
      // A space presses a button, unless it is part of a typed word.
      if (event.key.length !== 1 || next.text === ' ') return;
      typed.current = next;
      target = tileByTyping(items.map(labelOf), active, next.text) ?? active;
    }
    event.preventDefault();
    event.stopPropagation();
    focusTile(target);
  };
  const follow = ({ target }: FocusEvent) => {
    const focused = items.find((_, index) => list.current?.children[index]?.contains(target));
    if (focused !== undefined) setActiveKey(keyOf(focused));
  };

  return (
    <ul
      ref={list}
      className={css.grid[width]}
      aria-label={label}
      data-tiles
      onFocusCapture={follow}
      onKeyDownCapture={moveByKey}
    >
      {items.map((item, index) => (
        <li key={keyOf(item)}>{children(item, index === active)}</li>
      ))}
    </ul>
  );
}
