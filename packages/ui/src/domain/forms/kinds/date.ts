import { formatShortDay } from '../../format/time.ts';
import type { DateField } from '../fieldTypes.ts';
import { typedText, wireWords, type KindSpec, type Verdict } from './kind.ts';

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // A date that does not exist, such as February 30, parses as another one.
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text);
};

/** Messages from spec §5. */
function checkDate({ min, max }: DateField, typed: string, today: string): Verdict {
  if (!isDay(typed)) return 'Enter a date';
  if (max === 'today' && typed > today) return `The value is incorrect. Maximum date is ${today}`;
  return min !== undefined && typed < min ? `The value is incorrect. Minimum date is ${min}` : undefined;
}

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
