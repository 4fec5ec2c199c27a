/* Characters as a person counts them: an emoji of seven code points is one. */

/** The first `limit` characters of `text`; each is kept whole or not at all. */
export function cutGraphemes(text: string, limit: number): string {
  // There are never more characters than code units, so the common case costs nothing.
  if (text.length <= limit) return text;
  // Made here and not with the module: it costs more than all else that the first screen's script does at its start.
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** Whether `text` has more than `limit` characters. */
export const isLongerThan = (text: string, limit: number): boolean =>
  cutGraphemes(text, limit).length < text.length;
