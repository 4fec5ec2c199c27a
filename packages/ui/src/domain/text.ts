/** Whether `text` has more than `limit` characters, as a person counts them: an emoji of seven code points is one. */
export function isLongerThan(text: string, limit: number): boolean {
  // There are never more characters than code units, so the common case costs nothing.
  if (text.length <= limit) return false;
  let count = 0;
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}
