import { formatShortDay } from './time.ts';

/** A calendar day in words of ISO 8601, `YYYY-MM-DD`, which sort as the days do. */
export type Day = string;

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // A date that does not exist, such as February 30, parses as another one.
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text);
};

/** What is wrong with a day outside its bounds, both of which are allowed themselves (spec §5). */
export function whyNotDay(
  day: Day,
  { min, max }: { readonly min?: Day | undefined; readonly max?: Day | undefined },
): string | undefined {
  if (max !== undefined && day > max) return `The value is incorrect. Maximum date is ${max}`;
  return min !== undefined && day < min ? `The value is incorrect. Minimum date is ${min}` : undefined;
}

/**
 * `3 Apr 2024`: a day that a browser shows as 03/04/2024 or 04/03/2024. `undefined` for a text that is no day, or whose
 * year is still being typed.
 */
export const dayInWords = (text: string): string | undefined =>
  isDay(text) && text >= '1000' ? formatShortDay(new Date(`${text}T00:00:00Z`), 'UTC') : undefined;
