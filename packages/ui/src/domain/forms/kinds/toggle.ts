import type { ToggleField } from '../fieldTypes.ts';
import type { KindSpec } from './kind.ts';

/** On or off; never empty, since off is an answer. */
export const toggle: KindSpec<ToggleField, boolean> = {
  initial: ({ initial }) => initial,
  // A service that leaves a toggle out uses its default.
  read: (wire, { initial }) => (wire === undefined ? initial : wire === true),
  write: (value) => value,
  is: (value) => typeof value === 'boolean',
  isEmpty: () => false,
  check: () => undefined,
  draft: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  describe: (value) => (value ? 'On' : 'Off'),
  isWide: true,
};
