import type { LongTextField } from '../definition/fieldTypes.ts';
import { parseJson } from '../../json/paths.ts';
import { checkLength, typedText, type KindSpec, type Verdict } from '../definition/kind.ts';

const check = (value: string, field: LongTextField): Verdict =>
  field.content === 'json' && parseJson(value) === undefined
    ? `${field.label} must be JSON`
    : checkLength(field, value, field.maxLength);

/** Several lines of text. */
export const longText: KindSpec<LongTextField, string> = {
  ...typedText,
  check,
  draft(raw, field) {
    const value = typedText.draft(raw);
    // Key files are JSON too, and a truncated key is still a secret.
    const isKept = field.content === 'plain' || value === '' || check(value ?? '', field) === undefined;
    return isKept ? value : undefined;
  },
  isWide: true,
};
