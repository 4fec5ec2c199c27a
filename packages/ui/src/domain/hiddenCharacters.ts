import { boundText, textLimit } from './boundedText.ts';

/*
 * Names are written by others, and may lie: a mark of direction turns “gnp.exe” into a picture, a letter without width makes
 * two names look like one (docs/threats.md T-25). What cannot be seen is shown by its number, and not taken from a field.
 */

/** Characters that show nothing by themselves: controls, directions, joiners, fillers, blanks of no width. */
const silent = String.raw`[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]`;

/** Scripts that join or stack their letters, and say so with the same marks as emoji do. */
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

/** Those that change how the character before them looks, and so belong to it. */
const legitimate = [
  // Joiners.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F${joining.join('')}])[\u200C\u200D]`,
  // The choice between two pictures, or two forms of a letter.
  String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`,
  String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
  // The region of a flag: up to six letters or digits, and an end. Without a bound the search is quadratic.
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,7})[\u{E0020}-\u{E007F}]`,
];

const hidden = new RegExp(silent, 'u');
const legitimateOrHidden = new RegExp(`(${legitimate.join('|')})|${silent}`, 'gu');

/** `U+202E`. */
const numberOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * A name with hidden characters made visible, such as `invoice[U+202E]gnp.exe`, and cut to a length that every screen can
 * lay out; most names are as they were.
 */
export function showHidden(name: string): string {
  const bounded = boundText(name, textLimit.name);
  if (!hidden.test(bounded)) return bounded;
  const shown = bounded.replace(legitimateOrHidden, (character, belongs: string | undefined) =>
    belongs === undefined ? `[${numberOf(character)}]` : character,
  );
  return boundText(shown, textLimit.name);
}

/** The first character of a text that nobody can see, as `U+202E`; `undefined` where all is seen. */
export function firstHidden(text: string): string | undefined {
  if (!hidden.test(text)) return undefined;
  for (const [character, belongs] of text.matchAll(legitimateOrHidden))
    if (belongs === undefined) return numberOf(character);
  return undefined;
}

/** Whether a person sees anything of a text; the blank of Braille is none, though it is a letter. */
export const hasVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

const fromRightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name within a sentence of ours that is text alone, as a dialog's title is: what is hidden in it is shown, and one that
 * runs from right to left is kept from turning the words around it. In markup `<bdi>` does the latter.
 */
export function inSentence(name: string): string {
  const shown = showHidden(name);
  return fromRightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown;
}
