/** Where a tile is: the upper left corner of its box. */
export interface Place {
  readonly top: number;
  readonly left: number;
}

/** Keys that move in the order of the tiles, whatever their rows. */
const moves = {
  ArrowRight: (index: number) => index + 1,
  ArrowLeft: (index: number) => index - 1,
  Home: () => 0,
  End: (_index: number, count: number) => count - 1,
} as const;
type MoveKey = keyof typeof moves;

const isMoveKey = (key: string): key is MoveKey => Object.hasOwn(moves, key);

/** Boxes of one row can differ by a fraction of a pixel. */
const rowTolerance = 2;

/** The tile of the next row, or of the previous one, that is closest to the current column. */
function tileInRow(places: readonly Place[], index: number, isBelow: boolean): number {
  const current = places[index];
  if (!current) return index;
  const sign = isBelow ? 1 : -1;
  const distances = places.map(({ top }) => sign * (top - current.top));
  const next = Math.min(...distances.filter((distance) => distance > rowTolerance));
  let found = index;
  let offset = Infinity;
  for (const [at, { left }] of places.entries()) {
    const isInRow = Math.abs((distances[at] ?? Infinity) - next) <= rowTolerance;
    if (!isInRow || Math.abs(left - current.left) >= offset) continue;
    found = at;
    offset = Math.abs(left - current.left);
  }
  return found;
}

/**
 * The tile that a key leads to, or `undefined` for other keys. Movement stops at the edges. Up and down go on into the
 * group above or below.
 */
export function tileAfter(key: string, index: number, places: readonly Place[]): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowUp') return tileInRow(places, index, key === 'ArrowDown');
  if (!isMoveKey(key)) return undefined;
  return Math.min(Math.max(moves[key](index, places.length), 0), places.length - 1);
}

/** The pause that ends a typed word, in milliseconds. */
const typingPauseMs = 800;

export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** The typed text with one more letter; after a pause it starts again. */
export const typeOn = ({ text, at }: Typed, letter: string, now: number): Typed => ({
  text: now - at > typingPauseMs ? letter : text + letter,
  at: now,
});

/**
 * The next tile whose label starts with the typed text, wrapping around. One letter, or a repeated one, moves to the
 * next match; more letters may stay at the current tile.
 */
export function tileByTyping(labels: readonly string[], index: number, text: string): number | undefined {
  const isRepeated = [...text].every((letter) => letter === text[0]);
  const wanted = (isRepeated ? (text[0] ?? '') : text).toLowerCase();
  if (wanted === '') return undefined;
  const first = isRepeated ? index + 1 : index;
  for (let offset = 0; offset < labels.length; offset += 1) {
    const at = (first + offset) % labels.length;
    if (labels[at]?.toLowerCase().startsWith(wanted)) return at;
  }
  return undefined;
}
