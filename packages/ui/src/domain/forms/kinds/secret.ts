import type { SecretField } from '../fieldTypes.ts';
import { checkLength, typedText, type KindSpec } from './kind.ts';

/** One line that nobody may read again: never read from the service, trimmed, kept in a draft or described. */
export const secret: KindSpec<SecretField, string> = {
  ...typedText,
  read: () => '',
  check: (value, field) => checkLength(field, value, field.maxLength),
  // A space may belong to a secret.
  tidy: (value) => value,
  draft: () => undefined,
  describe: () => '',
};
