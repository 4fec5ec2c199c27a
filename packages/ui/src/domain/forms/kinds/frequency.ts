import { describeFrequency } from '../../schedule/frequency.ts';
import { base, type Common } from '../definition/fields.ts';
import type { FrequencyField } from '../definition/fieldTypes.ts';
import type { KindSpec } from '../definition/kind.ts';

const isFrequency = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** The time between two runs. A saved value need not be among the options. */
const spec: KindSpec<FrequencyField, number> = {
  initial: ({ initial }) => initial,
  read: (wire, { initial }) => (typeof wire === 'number' ? wire : initial),
  write: (value) => value,
  is: (value) => typeof value === 'number',
  isEmpty: () => false,
  check: () => undefined,
  draft: (raw) => (isFrequency(raw) ? raw : undefined),
  describe: describeFrequency,
};

/** The time between two runs, in milliseconds. */
export const frequency = (
  path: string,
  label: string,
  settings: Pick<FrequencyField, 'options' | 'initial'>,
  options: Common = {},
): FrequencyField =>
  Object.freeze({ kind: 'frequency', spec, ...base(path, label), ...settings, ...options });
