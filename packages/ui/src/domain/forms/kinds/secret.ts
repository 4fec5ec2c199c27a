import type { SecretField } from '../definition/fieldTypes.ts';
import { checkLength, typedText, type KindSpec } from '../definition/kind.ts';

/**
 * A single line that is never shown again: it is not read from the service, trimmed, kept in drafts or
 * described.
 */
export const secret: KindSpec<SecretField, string> = {
  ...typedText,
  read: () => '',
  check: (value, field) => checkLength(field, value, field.maxLength),
  // A space may be part of a secret.
  tidy: (value) => value,
  draft: () => undefined,
  describe: () => '',
};
