/** The cell that has, or would get, the focus. A grid has exactly one at all times. */
export interface GridPlace {
  readonly rowId: string;
  /** Index of the row when it was last seen, from 0; `headIndex` is the head. */
  readonly index: number;
  readonly columnId: string;
}

export const headIndex = -1;

/** Rows in order: an array, or a typed one. */
export interface RowList<Row> {
  readonly length: number;
  readonly [index: number]: Row;
  findIndex(isFound: (row: Row) => boolean): number;
}

/** Follows the active row when rows change. If the row is gone, the row now at its index becomes active. */
export function reconcilePlace<Row>(
  place: GridPlace,
  rows: RowList<Row>,
  getRowId: (row: Row) => string,
  findRow = (id: string) => rows.findIndex((row) => getRowId(row) === id),
): GridPlace {
  // An empty grid keeps its place, because the rows may return.
  if (place.index === headIndex || rows.length === 0) return place;
  const expected = rows[place.index];
  // The usual case first: rows that change sixty times a second must not cost a search each.
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

/** The keys of the ARIA data grid. `Alt` combinations are left to the browser. */
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
  /** Number of rows, without the head. */
  readonly rows: number;
  /** Number of visible columns. */
  readonly columns: number;
  /** Number of rows visible at once. */
  readonly page: number;
}
/** A row from 0, or the head, and the index of a visible column. */
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

/** Where a move leads. Only a single step up from the first row reaches the head; longer moves stay among the rows. */
export const moved = (spot: GridSpot, move: GridMove, extent: Extent): GridSpot => ways[move](spot, extent);

/** Whether all, some or none of the given rows are selected. Selected rows on other pages do not count. */
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

/** `base` plus every row between `anchor` and `to`, in either direction. */
export function withRange(
  base: ReadonlySet<string>,
  ids: readonly string[],
  anchor: number,
  to: number,
): ReadonlySet<string> {
  const range = ids.slice(Math.max(Math.min(anchor, to), 0), Math.max(anchor, to) + 1);
  return new Set([...base, ...range]);
}

/** Selects all given rows, or deselects them if all are selected. Selections elsewhere stay. */
export function withAllToggled(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  if (selectedOf(ids, selected) !== 'all') return new Set([...selected, ...ids]);
  const given = new Set(ids);
  return new Set([...selected].filter((id) => !given.has(id)));
}
