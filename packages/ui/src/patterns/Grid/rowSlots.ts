/** A row to draw, and the element that shows it. */
export interface RowSlot {
  /** The element's key: the same element for as long as it is the same. */
  readonly key: number;
  readonly rowId: string;
  /** From 0, among all rows. */
  readonly index: number;
}

interface SlotOptions {
  /** The rows to draw, in order. */
  readonly indexes: readonly number[];
  idOf(index: number): string;
  /** Rows are scrolled past: elements keep their places, whichever rows they show. */
  readonly isMoving: boolean;
  /** The row whose element passes to no other: the focus or an open menu would go with it. */
  readonly heldId: string;
}

/**
 * Gives each row an element. A row keeps its own; one that comes into view takes the element of one that has left it,
 * which costs far less than making one. While rows move, elements stay in their order, as putting one elsewhere costs as
 * much as making it; once they rest, they stand in the order of the rows again, in which they are read out.
 * @returns `before` itself where nothing changes
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
