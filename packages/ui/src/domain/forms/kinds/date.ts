import { formatShortDay } from '../../format/time.ts';
import { isDay, whyNotDay } from '../../format/day.ts';
import type { DateField } from '../definition/fieldTypes.ts';
import { typedText, wireWords, type KindSpec, type Verdict } from '../definition/kind.ts';

const checkDate = ({ min, max }: DateField, typed: string, today: string): Verdict =>
  isDay(typed) ? whyNotDay(typed, { min, max: max === 'today' ? today : undefined }) : 'Enter a date';

/** A date, `YYYY-MM-DD`. */
export const date: KindSpec<DateField, string> = {
  ...typedText,
  // January 1 two years ago (spec §9, defaults).
  initial: ({ initial }, today) => (initial === null ? '' : `${Number(today.slice(0, 4)) - 2}-01-01`),
  read: (wire) => wireWords(wire).slice(0, 'YYYY-MM-DD'.length),
  check: (value, field, { today }) => checkDate(field, value, today),
  // A date without a time is the same day everywhere.
  describe: (value) => (isDay(value) ? formatShortDay(new Date(value), 'UTC') : value),
};
