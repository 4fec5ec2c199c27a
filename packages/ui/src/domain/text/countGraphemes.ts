/** The number of user-perceived characters: an emoji of seven code points counts as one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) count += 1;
  return count;
}
