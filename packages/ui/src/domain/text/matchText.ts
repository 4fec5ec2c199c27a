/** A part of a text, from the first to before the last index. */
export type TextRange = readonly [start: number, end: number];

/** A text without case and accents, and the place of each of its characters in the original. */
interface Folded {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function fold(original: string): Folded {
  let text = '';
  let index = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const character of original) {
    const start = index;
    index += character.length;
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    // A combining mark belongs to the character before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = index;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(index);
    }
    text += plain;
  }
  return { text, starts, ends };
}

const wordsOf = (query: string): readonly string[] => fold(query).text.split(/\s+/u).filter(Boolean);

/** How well a word fits: at the start of the text, at the start of a word, inside a word. */
type Rank = 0 | 1 | 2;

interface Found {
  readonly at: number;
  readonly rank: Rank;
}

function find(text: string, word: string): Found | undefined {
  const first = text.indexOf(word);
  if (first <= 0) return first === 0 ? { at: 0, rank: 0 } : undefined;
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return { at, rank: 1 };
  }
  return { at: first, rank: 2 };
}

/** The rank of the word that fits worst; `undefined` if a word is missing. */
function rankIn({ text }: Folded, words: readonly string[]): Rank | undefined {
  let worst: Rank = 0;
  for (const word of words) {
    const found = find(text, word);
    if (!found) return undefined;
    if (found.rank > worst) worst = found.rank;
  }
  return worst;
}

/** The rank of a match by other words than the label's own. */
const byAlias = 3;

/**
 * How well a label fits what was typed: every word of the query occurs in it, or in its aliases. Lower is better;
 * `undefined` if it does not fit. Case and accents do not matter.
 */
export function rankMatch(query: string, label: string, aliases = ''): number | undefined {
  const words = wordsOf(query);
  const own = rankIn(fold(label), words);
  if (own !== undefined || aliases === '') return own;
  return rankIn(fold(`${label} ${aliases}`), words) === undefined ? undefined : byAlias;
}

/** The items that fit, best first. Items that fit equally well keep their order. */
export function bestMatches<Item>(
  query: string,
  items: readonly Item[],
  textOf: (item: Item) => { readonly label: string; readonly aliases?: string },
): readonly Item[] {
  return items
    .flatMap((item) => {
      const { label, aliases } = textOf(item);
      const rank = rankMatch(query, label, aliases);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** The parts of a text that words of the query match, in order and without overlaps. */
export function matchedRanges(query: string, text: string): readonly TextRange[] {
  const folded = fold(text);
  const ranges: TextRange[] = [];
  const found = wordsOf(query).flatMap((word): TextRange[] => {
    const place = find(folded.text, word);
    if (!place) return [];
    const { at } = place;
    return [[folded.starts[at] ?? 0, folded.ends[at + word.length - 1] ?? text.length]];
  });
  for (const [start, end] of found.toSorted((one, other) => one[0] - other[0])) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) ranges[ranges.length - 1] = [last[0], Math.max(last[1], end)];
    else ranges.push([start, end]);
  }
  return ranges;
}
