import { cutLongGraphemes, cutUnits } from './graphemes.ts';

/*
 * Limits on text from the service. Layout time grows with the square of a text's combining marks, or of the
 * letters of one long Arabic word. A megabyte of them blocks the page permanently (T-41).
 */

/** Maximum lengths in UTF-16 code units, including the ellipsis of a text that was cut. */
export const textLimit = {
  /** A user-defined name. */
  name: 500,
  /** Any other text, unless its call sets its own limit. */
  text: 4_096,
  /** Keys and certificates, tokens, scripts. */
  long: 65_536,
  /** Help articles. */
  article: 200_000,
} as const;

/** Consecutive combining marks; written languages need at most half as many. */
export const markLimit = 8;
/** Consecutive code units without a space or punctuation, unless all of them are ASCII. */
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

/** A text that can be laid out without blocking the page. Most texts are returned unchanged. */
export function boundText(text: string, limit: number): string {
  const kept = text.length > limit ? cutUnits(text, limit - 1) : text;
  // The ellipsis is not ASCII. If it counted, every truncated ASCII text would be scanned for marks, which is
  // much slower.
  return (ascii.test(kept) ? kept : boundRareText(kept)) + (kept === text ? '' : ellipsis);
}

const boundAny = (text: string, limit: number): string =>
  boundText(text, text.includes('-----BEGIN ') ? Math.max(limit, textLimit.long) : limit);

/** Bounds all texts of a JSON value, including keys. */
export function boundTexts(json: unknown, limit: number = textLimit.text): unknown {
  if (typeof json === 'string') return boundAny(json, limit);
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item) => boundTexts(item, limit));
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [boundText(key, limit), boundTexts(value, limit)]),
  );
}
