import { formats } from '../schema/formats.ts';
import { kindOf } from '../schema/kindOf.ts';

/** Replaces texts by others of the same kind and length. The same text always gets the same replacement. */
export interface Disguise {
  /** The replacement of a text. */
  of(text: string): string;
  /** The replacement that a text has got, or the text itself: what a request repeats is known from an answer. */
  known(text: string): string;
  /** Keeps a text as it is from now on, because it says nothing about anyone. */
  keep(text: string): string;
}

/** Sentences by which the console recognises what happened (spec §2, §8). */
export const sentences: ReadonlySet<string> = new Set([
  'Email is not verified',
  'Authentication credentials were not provided.',
  'Source Test Connection Failed',
  'Destination Test Connection Failed',
]);

/** A word of a refusal that the console looks for. */
const telling = /csrf/i;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const capitals = letters.toUpperCase();
const digits = '1234567890';

/** What replaces a character; nothing for the others, which are the form of the text. */
function alphabetOf(character: string): string | undefined {
  if (/[A-Z]/.test(character)) return capitals;
  if (/[0-9]/.test(character)) return digits;
  // Digits of other scripts make no number. Marks and symbols, such as emoji, can say as much as letters.
  return /[\p{L}\p{M}\p{Nd}\p{S}]/u.test(character) && !/[$+<=>^`|~]/.test(character) ? letters : undefined;
}

/**
 * The text with every letter and digit replaced, so that the result counts: 0 gives the first letters and digits, 1 changes
 * the last one, and so on.
 */
function counted(text: string, count: number): string {
  let rest = count;
  const replaced = [...text].toReversed().map((character) => {
    const alphabet = alphabetOf(character);
    if (alphabet === undefined) return character;
    const place = alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
    // A letter of two code units stays as long as it was.
    return place.repeat(character.length);
  });
  return replaced.toReversed().join('');
}

const hasSecrets = (text: string): boolean => [...text].some((each) => alphabetOf(each) !== undefined);

/** More texts of one form than this share a replacement. */
const mostTries = 10_000;

/** Opens a disguise that knows no text. */
export function openDisguise(): Disguise {
  const replacements = new Map<string, string>();
  const kept = new Set<string>();
  const taken = new Set<string>();
  /** The next count of a form, so that a thousand names of one form do not try a thousand counts each. */
  const next = new Map<string, number>();

  function replace(text: string): string {
    const form = counted(text, 0);
    let count = next.get(form) ?? 0;
    const last = count + mostTries;
    let found = counted(text, count);
    // A text is never its own replacement, and what is no date, such as month 13, becomes none.
    const isUnfit = () => taken.has(found) || found === text || kindOf(found) !== kindOf(text);
    while (isUnfit() && count < last) found = counted(text, (count += 1));
    next.set(form, count + 1);
    taken.add(found);
    // The console looks for the word, at any place.
    return telling.test(text) ? `${found.slice(0, -4)}CSRF` : found;
  }

  return {
    of(text) {
      if (kept.has(text) || sentences.has(text) || !hasSecrets(text)) return text;
      if (formats['date-time'](text) || formats.date(text)) return text;
      const known = replacements.get(text);
      if (known !== undefined) return known;
      const fresh = replace(text);
      replacements.set(text, fresh);
      return fresh;
    },
    known: (text) => (kept.has(text) ? text : (replacements.get(text) ?? text)),
    keep(text) {
      kept.add(text);
      return text;
    },
  };
}
