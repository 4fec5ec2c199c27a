/* User-perceived characters (grapheme clusters): an emoji of seven code points counts as one. */

/**
 * Maximum code units of a character, with a margin above the longest emoji. Longer clusters are not real
 * characters.
 */
const longestGrapheme = 16;

let cached: Intl.Segmenter | undefined;
/** Created on first use, because it costs more than all other startup code of the first screen. */
const segmenter = (): Intl.Segmenter =>
  (cached ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** Returns at most `most` code units without splitting a surrogate pair. */
const cutPlain = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Cuts clusters that are longer than any real character, because browsers never break a line inside them. */
export function cutLongGraphemes(text: string): string {
  if (text.length <= longestGrapheme) return text;
  const cut = Array.from(segmenter().segment(text), ({ segment }) => cutPlain(segment, longestGrapheme)).join(
    '',
  );
  // The rest of a cut cluster may join the next character, as U+0600 does.
  return cut === text ? cut : cutLongGraphemes(cut);
}

/** The longest prefix of `text` with at most `most` code units that ends between two characters. */
export function cutUnits(text: string, most: number): string {
  if (text.length <= most) return text;
  const at =
    segmenter()
      .segment(text.slice(0, most + longestGrapheme))
      .containing(most)?.index ?? most;
  // A cluster that is far too long is cut in the middle, but never inside a surrogate pair.
  return most - at > longestGrapheme ? cutPlain(text, most) : text.slice(0, at);
}

/** The first `limit` characters of `text`, each kept whole or dropped. */
export function cutGraphemes(text: string, limit: number): string {
  // A text never has more characters than code units, so the common case needs no segmentation.
  if (text.length <= limit) return text;
  const bounded = cutUnits(text, limit * longestGrapheme);
  let count = 0;
  for (const { index } of segmenter().segment(bounded)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return bounded;
}

/** Whether `text` has more than `limit` characters. */
export const isLongerThan = (text: string, limit: number): boolean =>
  cutGraphemes(text, limit).length < text.length;
