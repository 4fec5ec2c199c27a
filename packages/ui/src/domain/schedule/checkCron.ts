import { plainCron } from './plainCron.ts';

interface Part {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** The largest step: only the first value is left. */
  readonly widest: number;
}

/** In written order. Sunday is 0 or 7. */
const parts: readonly Part[] = [
  { name: 'minute', least: 0, most: 59, widest: 60 },
  { name: 'hour', least: 0, most: 23, widest: 24 },
  { name: 'day', least: 1, most: 31, widest: 31 },
  { name: 'month', least: 1, most: 12, widest: 12 },
  { name: 'weekday', least: 0, most: 7, widest: 7 },
];

/** Maximum number of days of each month. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Some services accept `L`, `#` and `?`. Ours may not, so they are refused. */
const plain = /^[\d*,/-]+$/;

/** `*`, a step of it, `3`, `3-7` or `3-7/2`. */
const item = /^(?:\*(?:\/(\d+))?|(\d+)(?:-(\d+)(?:\/(\d+))?)?)$/;

/** The numbers that a part matches; empty if it is invalid. */
function numbersOf(text: string, { least, most, widest }: Part): readonly number[] {
  const numbers: number[] = [];
  for (const each of text.split(',')) {
    const [whole, wholeStep, first, last = first, step = wholeStep ?? '1'] = item.exec(each) ?? [];
    const [from, to, width] = [Number(first ?? least), Number(last ?? most), Number(step)];
    const isRight = whole !== undefined && from >= least && from <= to && to <= most;
    if (!isRight || width < 1 || width > widest) return [];
    for (let number = from; number <= to; number += width) numbers.push(number);
  }
  return numbers;
}

/** The numbers of each part, in written order. */
const numbersIn = (written: readonly string[]): readonly (readonly number[])[] =>
  parts.map((part, index) => numbersOf(written[index] ?? '', part));

/** The times of day at which a valid expression runs, in minutes since midnight UTC. */
export function cronTimes(text: string): readonly number[] {
  const [minutes = [], hours = []] = numbersIn(plainCron(text).split(' '));
  return hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute));
}

/** Validates a cron expression. Returns the error as a sentence; `undefined` if it is valid. */
export function checkCron(text: string): string | undefined {
  const written = plainCron(text).split(/\s+/);
  if (written[0] === '') return 'Enter a cron expression, such as 0 */6 * * *.';
  if (!written.every((part) => plain.test(part)))
    return 'Use only numbers, names such as MON or JAN, *, commas, - and /.';
  if (written.length !== parts.length) return 'Enter five parts: minute, hour, day, month, weekday.';
  const numbers = numbersIn(written);
  const wrong = parts.find((_, index) => numbers[index]?.length === 0);
  if (wrong) return `The ${wrong.name} must be ${wrong.least}-${wrong.most}.`;
  const [, , days = [], months = []] = numbers;
  // With a weekday, every month has a matching day.
  const isThere =
    written[4] !== '*' || months.some((month) => days.some((day) => day <= (monthDays[month - 1] ?? 0)));
  return isThere ? undefined : 'This schedule never runs: no month has that day.';
}
