/** A row to render and the element that shows it. */
export interface RowSlot {
  /** Key of the element: the same key means the same element. */
  readonly key: number;
  readonly rowId: string;
  /** Index among all rows, from 0. */
  readonly index: number;
}

interface SlotOptions {
  /** The rows to render, in order. */
  readonly indexes: readonly number[];
  idOf(index: number): string;
  /** The user is scrolling: elements keep their places, even if they show other rows. */
  readonly isMoving: boolean;
  /** The row whose element is not reused, because it has the focus or an open menu. */
  readonly heldId: string;
}

/**
 * Assigns an element to each row. A row keeps its element; a new row reuses the element of a row that left the view,
 * which is far cheaper than creating one. During a scroll elements keep their order, because moving one costs as much
 * as creating it. After the scroll they return to the order of the rows, in which they are read out.
 * @returns `before` itself if nothing changes
 */
export function assignRowSlots(
  before: readonly RowSlot[],
  { indexes, idOf, isMoving, heldId }: SlotOptions,
): readonly RowSlot[] {
  const wanted = new Map(indexes.map((index) => [idOf(index), index]));
  const keys = new Map(before.map(({ rowId, key }) => [rowId, key]));
  let unused = before.reduce((most, { key }) => Math.max(most, key + 1), 0);
  const slot = (index: number, key: number | undefined): RowSlot => ({
    key: key ?? unused++,
    rowId: idOf(index),
    index,
  });
  const entering = indexes.filter((index) => !keys.has(idOf(index)));
  const left = before.filter(({ rowId }) => !wanted.has(rowId) && rowId !== heldId);
  const handedOn = new Map(left.map(({ key }, at) => [key, entering[at]]));

  let after: readonly RowSlot[];
  if (isMoving) {
    const stay = before.flatMap(({ key, rowId }) => {
      const index = wanted.get(rowId) ?? handedOn.get(key);
      return index === undefined ? [] : [slot(index, key)];
    });
    after = [...stay, ...entering.slice(left.length).map((index) => slot(index, undefined))];
  } else {
    const keyFor = new Map(entering.map((index, at) => [index, left[at]?.key]));
    after = indexes.map((index) => slot(index, keys.get(idOf(index)) ?? keyFor.get(index)));
  }
  const isSame = ({ key, rowId, index }: RowSlot, at: number): boolean => {
    const old = before[at];
    return old?.key === key && old.rowId === rowId && old.index === index;
  };
  return after.length === before.length && after.every(isSame) ? before : after;
}
