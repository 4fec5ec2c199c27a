import { checkCron } from '../../schedule/checkCron.ts';
import { writeSchedule, type Schedule } from '../../schedule/schedule.ts';
import { base, type Common } from '../definition/fields.ts';
import type { ScheduleField } from '../definition/fieldTypes.ts';
import { isWireObject } from '../../json/paths.ts';
import { isShortText, wireWords, type KindSpec } from '../definition/kind.ts';

const isSchedule = (value: unknown): value is Schedule =>
  isWireObject(value) &&
  (value.type === 'interval' || value.type === 'cron') &&
  typeof value.cron === 'string';

/** An interval, whose length is another field, or a cron expression. */
const spec: KindSpec<ScheduleField, Schedule> = {
  initial: () => ({ type: 'interval', cron: '' }),
  read(wire) {
    const cron = wireWords(wire).trim();
    return { type: cron === '' ? 'interval' : 'cron', cron };
  },
  write: writeSchedule,
  is: isSchedule,
  isEmpty: ({ type }) => type === 'interval',
  isSame: (one, other) => writeSchedule(one) === writeSchedule(other),
  check: ({ cron }) => checkCron(cron),
  // The text may be incomplete.
  draft: (raw) => (isSchedule(raw) && isShortText(raw.cron) ? { type: raw.type, cron: raw.cron } : undefined),
  describe: (value) => writeSchedule(value) ?? '',
  isWide: true,
};

/** An interval or a cron expression. Never required, because an interval is a valid value. */
export const schedule = (
  path: string,
  label: string,
  settings: Pick<ScheduleField, 'choice'>,
  options: Common = {},
): ScheduleField =>
  Object.freeze({
    kind: 'schedule',
    spec,
    ...base(path, label),
    isRequired: false,
    ...settings,
    ...options,
  });
