/** The place in a grid that has, or would get, the focus. There is exactly one at all times. */
export interface GridPlace {
  readonly rowId: string;
  /** Where that row was last seen, from 0; `headIndex` is the head. */
  readonly index: number;
  readonly columnId: string;
}

export const headIndex = -1;

/** Follows the active row through new rows; where it is gone, the row now in its stead becomes active. */
export function reconcilePlace<Row>(
  place: GridPlace,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  findRow = (id: string) => rows.findIndex((row) => getRowId(row) === id),
): GridPlace {
  // An empty grid forgets nothing: the rows may come back.
  if (place.index === headIndex || rows.length === 0) return place;
  const expected = rows[place.index];
  // The usual case is asked first: sixty new arrays a second must not cost a search each.
  if (expected !== undefined && getRowId(expected) === place.rowId) return place;
  const found = findRow(place.rowId);
  const index = found >= 0 ? found : Math.min(place.index, rows.length - 1);
  const row = rows[index];
  return row === undefined ? place : { ...place, rowId: getRowId(row), index };
}

export type GridMove =
  | 'up'
  | 'down'
  | 'before'
  | 'after'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'gridStart'
  | 'gridEnd';

interface Keystroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The keys of the patterns guide's data grid. `Alt` is the browser's own. */
export function moveOf(
  { key, ctrlKey, metaKey, altKey }: Keystroke,
  isRightToLeft: boolean,
): GridMove | undefined {
  if (altKey) return undefined;
  const isWide = ctrlKey || metaKey;
  switch (key) {
    case 'Home':
      return isWide ? 'gridStart' : 'rowStart';
    case 'End':
      return isWide ? 'gridEnd' : 'rowEnd';
  }
  if (isWide) return undefined;
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return isRightToLeft ? 'after' : 'before';
    case 'ArrowRight':
      return isRightToLeft ? 'before' : 'after';
    case 'PageUp':
      return 'pageUp';
    case 'PageDown':
      return 'pageDown';
    default:
      return undefined;
  }
}

interface Extent {
  /** Rows given, without the head. */
  readonly rows: number;
  /** Columns that show. */
  readonly columns: number;
  /** Rows in view together. */
  readonly page: number;
}
/** A row from 0, or the head, and a column from 0 among those that show. */
export interface GridSpot {
  readonly row: number;
  readonly column: number;
}

const firstRow = ({ rows }: Extent): number => (rows > 0 ? 0 : headIndex);
const withRow = (spot: GridSpot, row: number): GridSpot => ({ ...spot, row });
const withColumn = (spot: GridSpot, column: number): GridSpot => ({ ...spot, column });

const ways: Record<GridMove, (spot: GridSpot, extent: Extent) => GridSpot> = {
  up: (spot) => withRow(spot, Math.max(spot.row - 1, headIndex)),
  down: (spot, { rows }) => withRow(spot, Math.min(spot.row + 1, rows - 1)),
  before: (spot) => withColumn(spot, Math.max(spot.column - 1, 0)),
  after: (spot, { columns }) => withColumn(spot, Math.min(spot.column + 1, columns - 1)),
  pageUp: (spot, extent) =>
    spot.row === headIndex ? spot : withRow(spot, Math.max(spot.row - extent.page, firstRow(extent))),
  pageDown: (spot, { rows, page }) => withRow(spot, Math.min(spot.row + page, rows - 1)),
  rowStart: (spot) => withColumn(spot, 0),
  rowEnd: (spot, { columns }) => withColumn(spot, columns - 1),
  gridStart: (_, extent) => ({ row: firstRow(extent), column: 0 }),
  gridEnd: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/** Where a move leads. Only one step up from the first row leads into the head; longer ways stay among the rows. */
export const moved = (spot: GridSpot, move: GridMove, extent: Extent): GridSpot => ways[move](spot, extent);

/** Whether all of the rows given are selected, some, or none. Selected rows on other pages do not count. */
export function selectedOf(ids: readonly string[], selected: ReadonlySet<string>): 'all' | 'some' | 'none' {
  if (selected.size === 0 || ids.length === 0) return 'none';
  const first = ids[0] !== undefined && selected.has(ids[0]);
  const isMixed = ids.some((id) => selected.has(id) !== first);
  return isMixed ? 'some' : first ? 'all' : 'none';
}

export function withToggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** `base` and every row from `anchor` to `to`, whichever comes first. */
export function withRange(
  base: ReadonlySet<string>,
  ids: readonly string[],
  anchor: number,
  to: number,
): ReadonlySet<string> {
  const range = ids.slice(Math.max(Math.min(anchor, to), 0), Math.max(anchor, to) + 1);
  return new Set([...base, ...range]);
}

/** All rows given, or, where they all are, none of them. What is selected elsewhere stays. */
export function withAllToggled(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  if (selectedOf(ids, selected) !== 'all') return new Set([...selected, ...ids]);
  const given = new Set(ids);
  return new Set([...selected].filter((id) => !given.has(id)));
}
