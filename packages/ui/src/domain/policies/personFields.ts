import { isLongerThan } from '../graphemes.ts';
import { maxLength } from '../limits.ts';

/** Something before one at sign, and after it a domain with a dot; whether a letter arrives is all that proves more. */
export function isEmailAddress(text: string): boolean {
  const [local, domain, ...more] = text.split('@');
  if (!local || !domain || more.length > 0 || /\s/.test(text)) return false;
  return domain.split('.').length > 1 && domain.split('.').every(Boolean);
}

/** What is wrong with an e-mail address, as a sentence; nothing where nothing is. */
export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'Enter an e-mail address.';
  if (isLongerThan(email.trim(), maxLength.email)) {
    return `An e-mail address has at most ${maxLength.email} characters.`;
  }
  return isEmailAddress(email.trim()) ? undefined : 'This is not an e-mail address.';
}

/** What is wrong with a part of a person's name. */
export function personNameProblem(part: 'first' | 'last', name: string): string | undefined {
  if (!name.trim()) return `Enter a ${part} name.`;
  if (isLongerThan(name.trim(), maxLength.userName)) {
    return `A ${part} name has at most ${maxLength.userName} characters.`;
  }
  return undefined;
}

const isTelephone = (text: string) => /^\+?[\d ()./-]+$/.test(text) && /\d/.test(text);

/** What is wrong with a telephone number, with or without its country's code; an empty one is none. */
export function telephoneProblem(number: string): string | undefined {
  if (!number.trim()) return undefined;
  if (isLongerThan(number.trim(), maxLength.telephone)) {
    return `A telephone number has at most ${maxLength.telephone} characters.`;
  }
  return isTelephone(number.trim()) ? undefined : 'This is not a telephone number.';
}

/** What is wrong with a country's code, such as +49; an empty one is none. */
export const countryCodeProblem = (code: string): string | undefined =>
  !code.trim() || /^\+?[1-9]\d{0,3}$/.test(code.trim()) ? undefined : "This is not a country's code.";
