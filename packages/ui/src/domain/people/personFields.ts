import { isLongerThan } from '../text/graphemes.ts';
import { firstHidden } from '../text/hiddenCharacters.ts';
import { maxLength } from '../text/limits.ts';

/** Letters of any script, digits and the marks that belong to them; never quotes, brackets, commas or blanks. */
const localPart = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~.-]+$/u;
const domainPart = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/** A local part, one at sign, and a domain with a dot. Only a verification email can prove more. */
export function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((label) => domainPart.test(label))
  );
}

/** Validates an email address. Returns the error as a sentence; `undefined` if it is valid. */
export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'Enter an email address.';
  if (isLongerThan(email.trim(), maxLength.email)) {
    return `An email address can have at most ${maxLength.email} characters.`;
  }
  const hidden = firstHidden(email.trim());
  if (hidden !== undefined) {
    return `This address contains an invisible character (${hidden}). Retype it.`;
  }
  return isEmailAddress(email.trim()) ? undefined : 'Enter a valid email address.';
}

/** Validates a part of a person's name. */
export function personNameProblem(part: 'first' | 'last', name: string): string | undefined {
  if (!name.trim()) return `Enter a ${part} name.`;
  if (isLongerThan(name.trim(), maxLength.userName)) {
    return `A ${part} name can have at most ${maxLength.userName} characters.`;
  }
  return undefined;
}

/** Pages write numbers with other blanks and hyphens than keyboards. */
const isTelephone = (text: string) => /^\+?[\d\s()./\u2010-\u2015-]+$/.test(text) && /\d/.test(text);

/** Validates a phone number, with or without its country code. An empty number is valid. */
export function telephoneProblem(number: string): string | undefined {
  if (!number.trim()) return undefined;
  if (isLongerThan(number.trim(), maxLength.telephone)) {
    return `A phone number can have at most ${maxLength.telephone} characters.`;
  }
  return isTelephone(number.trim()) ? undefined : 'Enter a valid phone number.';
}

/** Validates a country code, such as +49. An empty code is valid. */
export const countryCodeProblem = (code: string): string | undefined =>
  !code.trim() || /^\+?[1-9]\d{0,3}$/.test(code.trim())
    ? undefined
    : 'Enter a valid country code, such as +49.';
