import type { ChoiceField } from '../definition/fieldTypes.ts';
import { typedText, wireWords, type KindSpec } from '../definition/kind.ts';

const optionOf = ({ options }: ChoiceField, value: unknown) =>
  options.find((option) => String(option.value) === value);

/** A single option, stored as text. */
export const choice: KindSpec<ChoiceField, string> = {
  ...typedText,
  initial: ({ initial }) => wireWords(initial),
  // A missing value means the default.
  read: (wire, { initial }) => wireWords(wire === undefined ? initial : wire),
  // An unknown choice is sent back unchanged.
  write: (value, field) => optionOf(field, value)?.value ?? (value || null),
  draft: (raw, field) => wireWords(optionOf(field, raw)?.value ?? null) || undefined,
  describe: (value, field) => optionOf(field, value)?.label ?? value,
};
