/* Characters as a person counts them: an emoji of seven code points is one. */

/** Code units of the longest emoji there is, with room to spare: whatever takes more is no single character. */
const longestGrapheme = 16;

let cached: Intl.Segmenter | undefined;
/** Created on first use: it costs more than everything else the first screen's script does when it starts. */
const segmenter = (): Intl.Segmenter =>
  (cached ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** At most `most` code units, and no half of a surrogate pair. */
const cutPlain = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Cuts characters that are longer than any real one: a browser never breaks a line within them. */
export function cutLongGraphemes(text: string): string {
  if (text.length <= longestGrapheme) return text;
  const cut = Array.from(segmenter().segment(text), ({ segment }) => cutPlain(segment, longestGrapheme)).join(
    '',
  );
  // What is left of a cut character may join the next one: U+0600 does.
  return cut === text ? cut : cutLongGraphemes(cut);
}

/** The longest beginning of `text` with at most `most` code units that ends between two characters. */
export function cutUnits(text: string, most: number): string {
  if (text.length <= most) return text;
  const at =
    segmenter()
      .segment(text.slice(0, most + longestGrapheme))
      .containing(most)?.index ?? most;
  // A character that is far too long is cut in the middle, but never within a surrogate pair.
  return most - at > longestGrapheme ? cutPlain(text, most) : text.slice(0, at);
}

/** The first `limit` characters of `text`; each is kept whole or not at all. */
export function cutGraphemes(text: string, limit: number): string {
  // There are never more characters than code units, so the common case costs nothing.
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
