import type { ConstantField } from '../definition/fieldTypes.ts';
import type { KindSpec } from '../definition/kind.ts';

/** A hidden value that is sent with the form. A saved value is kept. */
export const constant: KindSpec<ConstantField, ConstantField['value']> = {
  initial: ({ value }) => value,
  read: (wire, { value }) =>
    typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean' ? wire : value,
  write: (value) => value,
  is: (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  isEmpty: () => false,
  check: () => undefined,
  draft: () => undefined,
  describe: () => '',
};
