import type { ChoiceField } from '../fieldTypes.ts';
import { typedText, wireWords, type KindSpec } from './kind.ts';

const optionOf = ({ options }: ChoiceField, value: unknown) =>
  options.find((option) => String(option.value) === value);

/** One option, held as text. */
export const choice: KindSpec<ChoiceField, string> = {
  ...typedText,
  initial: ({ initial }) => wireWords(initial),
  // A service that leaves a choice out uses its default.
  read: (wire, { initial }) => wireWords(wire === undefined ? initial : wire),
  // A choice that this build does not know goes back as it came.
  write: (value, field) => optionOf(field, value)?.value ?? (value || null),
  draft: (raw, field) => wireWords(optionOf(field, raw)?.value ?? null) || undefined,
  describe: (value, field) => optionOf(field, value)?.label ?? value,
};
