import { boundText, textLimit } from './boundedText.ts';

/*
 * Names are untrusted and can deceive: a direction mark makes “gnp.exe” look like an image, and a zero-width
 * character makes two names look equal (T-25). Invisible characters are shown as their code point, and
 * refused in fields.
 */

/** Characters without a visible glyph: controls, direction marks, joiners, fillers and zero-width spaces. */
const silent = String.raw`[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]`;

/** Scripts that join or stack letters, controlled by the same invisible characters as emoji. */
const joining = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
].map((script) => String.raw`\p{Script=${script}}`);

/** Characters that change the look of the previous character and therefore belong to it. */
const legitimate = [
  // Joiners.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F${joining.join('')}])[\u200C\u200D]`,
  // Variation selectors.
  String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`,
  String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
  // The region of a flag: up to six tag characters and a terminator. Without the bound the search is
  // quadratic.
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,7})[\u{E0020}-\u{E007F}]`,
];

const hidden = new RegExp(silent, 'u');
const legitimateOrHidden = new RegExp(`(${legitimate.join('|')})|${silent}`, 'gu');

/** The code point of a character, such as `U+202E`. */
export const numberOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * A name with invisible characters made visible, such as `invoice[U+202E]gnp.exe`, and cut to a length that
 * fits every screen. Most names are unchanged.
 */
export function showHidden(name: string): string {
  const bounded = boundText(name, textLimit.name);
  if (!hidden.test(bounded)) return bounded;
  const shown = bounded.replace(legitimateOrHidden, (character, belongs: string | undefined) =>
    belongs === undefined ? `[${numberOf(character)}]` : character,
  );
  return boundText(shown, textLimit.name);
}

/** The first invisible character of a text, as `U+202E`; `undefined` if there is none. */
export function firstHidden(text: string): string | undefined {
  if (!hidden.test(text)) return undefined;
  for (const [character, belongs] of text.matchAll(legitimateOrHidden))
    if (belongs === undefined) return numberOf(character);
  return undefined;
}

/**
 * Whether a text has a visible character. The blank Braille pattern counts as invisible, although it is a
 * letter.
 */
export const hasVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

const fromRightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name for a plain-text sentence, such as a dialog's title. Invisible characters are made visible, and a
 * right-to-left name is isolated from the surrounding text. In markup, use `<bdi>` for the latter.
 */
export function inSentence(name: string): string {
  const shown = showHidden(name);
  return fromRightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown;
}
