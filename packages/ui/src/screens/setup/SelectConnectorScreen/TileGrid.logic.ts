/** Keys that move among tiles. */
const moves = {
  ArrowRight: (index: number) => index + 1,
  ArrowLeft: (index: number) => index - 1,
  ArrowDown: (index: number, columns: number) => index + columns,
  ArrowUp: (index: number, columns: number) => index - columns,
  Home: () => 0,
  End: (_index: number, _columns: number, count: number) => count - 1,
} as const;
type MoveKey = keyof typeof moves;

const isMoveKey = (key: string): key is MoveKey => Object.hasOwn(moves, key);

/**
 * The tile that a key leads to, or `undefined` for other keys. Movement stops at the edges. Only down from the last
 * full row goes to the last tile if there is no tile below.
 */
export function tileAfter(key: string, index: number, columns: number, count: number): number | undefined {
  if (!isMoveKey(key)) return undefined;
  const target = moves[key](index, columns, count);
  if (target >= 0 && target < count) return target;
  const isRowBelow = Math.floor(index / columns) < Math.floor((count - 1) / columns);
  return key === 'ArrowDown' && isRowBelow ? count - 1 : index;
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
