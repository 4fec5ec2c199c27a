interface Part {
  readonly least: number;
  readonly most: number;
  /** The widest step: with it, only the first is left. */
  readonly widest: number;
}

/** Minute, hour, day, month, weekday; Sunday is 0, and 7 as well. */
const parts: readonly Part[] = [
  { least: 0, most: 59, widest: 60 },
  { least: 0, most: 23, widest: 24 },
  { least: 1, most: 31, widest: 31 },
  { least: 1, most: 12, widest: 12 },
  { least: 0, most: 7, widest: 7 },
];

/** The days of the months where they have most. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Nicknames, `L`, `#`, `?` and names of days are known to some services; ours need not, so none is let through. */
const plain = /^[\d*,/-]+$/;

/** `*`, a step of it, `3`, `3-7` or `3-7/2`. */
const item = /^(?:\*(?:\/(\d+))?|(\d+)(?:-(\d+)(?:\/(\d+))?)?)$/;

/** The numbers that a part stands for; none where it is not one. */
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

/** The numbers of each part, in the order in which they are written. */
const numbersIn = (written: readonly string[]): readonly (readonly number[])[] =>
  parts.map((part, index) => numbersOf(written[index] ?? '', part));

/** The times of day at which a right expression runs, in minutes since midnight by UTC. */
export function cronTimes(text: string): readonly number[] {
  const [minutes = [], hours = []] = numbersIn(text.trim().split(/\s+/));
  return hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute));
}

/** What is wrong with a cron expression, as a sentence; `undefined` where it will do. */
export function checkCron(text: string): string | undefined {
  const written = text.trim().split(/\s+/);
  if (written[0] === '') return 'Enter a cron expression, such as 0 */6 * * *.';
  if (!written.every((part) => plain.test(part))) return 'Use only numbers, *, commas, - and /.';
  if (written.length !== parts.length) return 'Enter five parts: minute, hour, day, month, weekday.';
  const numbers = numbersIn(written);
  if (numbers.some(({ length }) => length === 0)) return 'One of the parts is out of its range.';
  const [, , days = [], months = []] = numbers;
  // With a weekday, any month has such a day.
  const isThere =
    written[4] !== '*' || months.some((month) => days.some((day) => day <= (monthDays[month - 1] ?? 0)));
  return isThere ? undefined : 'There is no such day: this would never run.';
}
