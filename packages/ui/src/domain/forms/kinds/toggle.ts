import type { ToggleField } from '../definition/fieldTypes.ts';
import type { KindSpec } from '../definition/kind.ts';

/** On or off. Never empty, because off is a valid value. */
export const toggle: KindSpec<ToggleField, boolean> = {
  initial: ({ initial }) => initial,
  // A missing value means the default.
  read: (wire, { initial }) => (wire === undefined ? initial : wire === true),
  write: (value) => value,
  is: (value) => typeof value === 'boolean',
  isEmpty: () => false,
  check: () => undefined,
  draft: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  describe: (value) => (value ? 'On' : 'Off'),
  isWide: true,
};
