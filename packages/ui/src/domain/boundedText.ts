import { cutLongGraphemes, cutUnits } from './graphemes.ts';

/*
 * Limits on text from the service. The browser's layout takes time that grows with the square of a text's combining marks,
 * or of the letters of one long Arabic word: a megabyte of them blocks the page for good (docs/threats.md T-41).
 */

/** Maximum lengths in UTF-16 code units, including the ellipsis of a text that was cut. */
export const textLimit = {
  /** What someone has called something. */
  name: 500,
  /** Any other text, unless its call says otherwise. */
  text: 4_096,
  /** Keys and certificates, tokens, scripts. */
  long: 65_536,
  /** Help articles. */
  article: 200_000,
} as const;

/** Combining marks in a row; written languages need half as many. */
export const markLimit = 8;
/** Code units in a row without a space or punctuation, unless all of them are ASCII. */
export const wordLimit = 256;

const ellipsis = '…';
const ascii = /^[\0-\x7F]*$/;
const tooManyMarks = new RegExp(String.raw`(\p{M}{${markLimit}})\p{M}+`, 'gu');

const cut = (text: string, most: number): string =>
  text.length > most ? cutUnits(text, most - 1) + ellipsis : text;

const boundRareText = (text: string): string =>
  text
    .toWellFormed()
    .replace(tooManyMarks, '$1')
    .replace(/[^\s\p{P}]+/gu, (word) => (ascii.test(word) ? word : cut(cutLongGraphemes(word), wordLimit)));

/** A text that can be laid out without blocking the page, whatever it is: most texts are as they were. */
export function boundText(text: string, limit: number): string {
  const kept = text.length > limit ? cutUnits(text, limit - 1) : text;
  // The ellipsis is not ASCII: with it, every ASCII text that is cut would be read for marks, at many times the cost.
  return (ascii.test(kept) ? kept : boundRareText(kept)) + (kept === text ? '' : ellipsis);
}

const boundAny = (text: string, limit: number): string =>
  boundText(text, text.includes('-----BEGIN ') ? Math.max(limit, textLimit.long) : limit);

/** The same JSON with all its texts bounded, those of its keys as well. */
export function boundTexts(json: unknown, limit: number = textLimit.text): unknown {
  if (typeof json === 'string') return boundAny(json, limit);
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item) => boundTexts(item, limit));
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [boundText(key, limit), boundTexts(value, limit)]),
  );
}
