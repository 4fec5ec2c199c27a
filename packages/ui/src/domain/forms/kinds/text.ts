import { isMoreThanHost } from '../connectionUri.ts';
import type { TextField } from '../fieldTypes.ts';
import { normalisers } from '../normalise.ts';
import { checkHidden, checkLength, typedText, type KindSpec, type Verdict } from './kind.ts';

/** Refuses an address of another scheme or words around a host, which could not be split. */
const checkHost = ({ label, address, example }: TextField, typed: string): Verdict =>
  address && isMoreThanHost(typed)
    ? `${label} must be only a host name or IP address${example ? `, such as ${example}` : ''}`
    : undefined;

/** A single line of text. */
export const text: KindSpec<TextField, string> = {
  ...typedText,
  initial: ({ initial }) => initial,
  check: (value, field) =>
    checkHidden(field, value) ?? checkHost(field, value) ?? checkLength(field, value, field.maxLength),
  tidy: (value, { normalisation }) =>
    normalisation === undefined ? value.trim() : normalisers[normalisation](value),
  draft(raw, field) {
    const value = typedText.draft(raw);
    // A full address in the host field may contain a password.
    return value !== undefined && checkHost(field, value) === undefined ? value : undefined;
  },
};
