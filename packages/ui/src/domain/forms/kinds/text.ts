import type { TextField } from '../definition/fieldTypes.ts';
import { checkHidden, checkLength, typedText, type KindSpec, type Verdict } from '../definition/kind.ts';

const readFormat = (field: TextField, typed: string) =>
  typedText.isEmpty(typed) ? undefined : field.format?.read(typed, field);

/** Why a text does not have the form of its field. */
const checkFormat = (field: TextField, typed: string): Verdict => {
  const reading = readFormat(field, typed);
  return reading && 'refusal' in reading ? reading.refusal : undefined;
};

/** A single line of text. */
export const text: KindSpec<TextField, string> = {
  ...typedText,
  initial: ({ initial }) => initial,
  check: (value, field) =>
    checkHidden(field, value) ?? checkFormat(field, value) ?? checkLength(field, value, field.maxLength),
  tidy(value, field) {
    const reading = readFormat(field, value);
    if (reading && 'value' in reading) return reading.value;
    return value.trim();
  },
  draft(raw, field) {
    const value = typedText.draft(raw);
    // A text of another form may be an address with a password.
    const reading = value === undefined ? undefined : readFormat(field, value);
    if (reading === undefined) return value;
    return 'value' in reading ? reading.value : undefined;
  },
};
