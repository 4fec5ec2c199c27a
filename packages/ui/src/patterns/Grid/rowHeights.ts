/** Where rows lie that stand one below the other, in px from the first. */
export interface RowHeights {
  readonly count: number;
  /** Where a row begins; for `count`, where the last one ends. */
  readonly startOf: (index: number) => number;
  /** The row at a distance; the last one for all that lies beyond. */
  readonly indexAt: (distance: number) => number;
}

/** Rows of one height each. */
export const evenHeights = (count: number, height: number): RowHeights => ({
  count,
  startOf: (index) => index * height,
  indexAt: (distance) => Math.max(0, Math.min(Math.floor(distance / height), count - 1)),
});

/** Rows of any height. Asked once for each row: 200,000 of them are summed up in a millisecond. */
export function stackedHeights(count: number, heightOf: (index: number) => number): RowHeights {
  const starts = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) starts[index + 1] = (starts[index] ?? 0) + heightOf(index);
  const startOf = (index: number): number => starts[Math.min(index, count)] ?? 0;
  return {
    count,
    startOf,
    indexAt: (distance) => {
      let low = 0;
      let high = count - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (startOf(middle) <= distance) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}

/** Rows drawn beyond each edge of the view, so that a short scroll meets rows and not their absence. */
const spare = 5;

interface AlwaysDrawn {
  /** The active row: it holds the focus, or the only tab stop of the grid. */
  readonly active: number;
  /** Rows above `first` that stay visible while it is in view, such as sticky parents. */
  readonly pinnedAbove?: ((first: number) => readonly number[]) | undefined;
}

/** The rows to draw, in order: those in view, some around them, and those that are always drawn. */
export function drawnRows(
  { count, startOf, indexAt }: RowHeights,
  { top, room }: { readonly top: number; readonly room: number },
  { active, pinnedAbove }: AlwaysDrawn,
): readonly number[] {
  if (count === 0) return [];
  // Rows may have gone since it was scrolled there.
  const from = Math.max(0, Math.min(top, startOf(count) - room));
  const first = Math.max(indexAt(from) - spare, 0);
  const last = Math.min(indexAt(from + room) + spare, count - 1);
  const indexes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const above = new Set(pinnedAbove?.(first));
  if (active >= 0 && active < first) above.add(active);
  const below = active > last && active < count ? [active] : [];
  return above.size + below.length > 0
    ? [...[...above].toSorted((one, other) => one - other), ...indexes, ...below]
    : indexes;
}
