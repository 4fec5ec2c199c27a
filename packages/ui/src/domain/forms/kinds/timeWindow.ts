import { checkWindow, readTimeWindow, writeTimeWindow, type TimeWindow } from '../../schedule/window.ts';
import { base, type Common } from '../definition/fields.ts';
import type { TimeWindowField } from '../definition/fieldTypes.ts';
import { isWireObject } from '../../json/paths.ts';
import { isShortText, type KindSpec } from '../definition/kind.ts';

const isTimeWindow = (value: unknown): value is TimeWindow =>
  isWireObject(value) &&
  typeof value.isOn === 'boolean' &&
  typeof value.start === 'string' &&
  typeof value.end === 'string';

/** A daily time window. The times are kept while it is off. */
const spec: KindSpec<TimeWindowField, TimeWindow> = {
  initial: ({ initial }) => ({ isOn: true, ...initial }),
  read: (wire, { initial }) => readTimeWindow(wire, initial),
  write: writeTimeWindow,
  is: isTimeWindow,
  isEmpty: ({ isOn }) => !isOn,
  isSame: (one, other) => writeTimeWindow(one) === writeTimeWindow(other),
  check(value) {
    const { start, end } = checkWindow(value);
    return start ?? end;
  },
  // The text may be incomplete.
  draft: (raw) =>
    isTimeWindow(raw) && isShortText(raw.start) && isShortText(raw.end)
      ? { isOn: raw.isOn, start: raw.start, end: raw.end }
      : undefined,
  describe: (value) => `${writeTimeWindow(value).replace('-', '–')} UTC`,
  isWide: true,
};

/** A time window. Never required, because it can be off. */
export const timeWindow = (
  path: string,
  label: string,
  settings: Pick<TimeWindowField, 'toggleLabel' | 'initial'>,
  options: Common = {},
): TimeWindowField =>
  Object.freeze({
    kind: 'timeWindow',
    spec,
    ...base(path, label),
    isRequired: false,
    ...settings,
    ...options,
  });
