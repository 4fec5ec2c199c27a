/** Named cron expressions that most schedulers support. */
const nicknames: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const withNumbers = (part: string, names: readonly string[], first: number): string =>
  part.replaceAll(/[a-z]+/g, (word) => (names.includes(word) ? String(names.indexOf(word) + first) : word));

/**
 * Converts a cron expression to numbers only. The service may not know names (`MON-FRI`, `JAN`, `@daily`), so
 * they are converted before the expression is validated and sent.
 */
export function plainCron(text: string): string {
  const lower = text.trim().toLowerCase();
  const [minute, hour, day, month, weekday, ...rest] = (nicknames[lower] ?? lower).split(/\s+/);
  if (month === undefined || weekday === undefined || rest.length > 0) return text.trim();
  return [
    minute,
    hour,
    day,
    withNumbers(month, months, 1),
    // At the end of a range, Sunday follows Saturday.
    withNumbers(weekday.replaceAll('-sun', '-7'), weekdays, 0),
  ].join(' ');
}
