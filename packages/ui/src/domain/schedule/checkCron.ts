import { firstHidden } from '../text/hiddenCharacters.ts';
import { plainCron } from './plainCron.ts';

interface Part {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** The largest step: only the first value is left. */
  readonly widest: number;
  /** The last value of a range that continues at the first one. Sunday is 0 or 7. */
  readonly last: number;
}

/** In written order. Sunday is 0 or 7. */
const parts: readonly Part[] = [
  { name: 'minute', least: 0, most: 59, widest: 60, last: 59 },
  { name: 'hour', least: 0, most: 23, widest: 24, last: 23 },
  { name: 'day', least: 1, most: 31, widest: 31, last: 31 },
  { name: 'month', least: 1, most: 12, widest: 12, last: 12 },
  { name: 'weekday', least: 0, most: 7, widest: 7, last: 6 },
];

/** Maximum number of days of each month. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const allowed = 'Use only numbers, names such as MON or JAN, *, commas, - and /.';

/** Signs and words that other schedulers accept, or that look like an accepted sign. The service may not know them. */
const foreign: readonly (readonly [sign: RegExp, advice: (sign: string) => string])[] = [
  [
    /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/,
    (sign) => `“${sign}” is a dash. Write a hyphen (-), such as 1-5.`,
  ],
  [/\?/, () => 'Write * in place of ?.'],
  [/^@\S*/, () => 'Write @hourly, @daily, @weekly, @monthly or @yearly, or five parts.'],
  [/\bl\b|(?<=\d)l\b|\blw\b/i, () => '“L” can’t be used. Enter days as numbers, such as 28.'],
  [/(?<=\d)w\b|\bw\b/i, () => '“W” can’t be used. Enter days as numbers, or weekdays such as 1-5.'],
  [/#/, () => '“#” can’t be used. Enter days as numbers, such as 1-7 for the first week.'],
  [/\bh\b/i, () => '“H” can’t be used. Enter a number.'],
  [
    /\p{L}+/u,
    () => 'Write months as JAN to DEC in the fourth part, and weekdays as SUN to SAT in the fifth.',
  ],
  [/[^\d*,/\s-]/u, (sign) => `“${sign}” can’t be used. ${allowed}`],
];

/** Why an expression has characters that can't be used. */
function checkSigns(text: string): string | undefined {
  const hidden = firstHidden(text);
  if (hidden !== undefined) return `The text contains an invisible character (${hidden}). Retype it.`;
  for (const [sign, advice] of foreign) {
    const found = sign.exec(text)?.[0];
    if (found !== undefined) return advice(found);
  }
  return undefined;
}

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

/** What to write in place of a range that continues at the first value, such as `22-23,0-2` for `22-2`. */
function unwrapped([from, to]: readonly [number, number], step: number, { least, last }: Part): string {
  const range = (first: number, end: number): string => (first === end ? String(first) : `${first}-${end}`);
  // Sunday as 7 is before Monday here.
  if (from > last) return `${range(least, to)}${step === 1 ? '' : `/${step}`}`;
  if (step === 1) return `${range(from, last)},${range(least, to)}`;
  const size = last - least + 1;
  const numbers: number[] = [];
  for (let number = from; number <= to + size; number += step)
    numbers.push(((number - least) % size) + least);
  return numbers.join(',');
}

/** Why one item of a part is invalid, and what to write. It never names a rule that the item follows. */
function checkItem(text: string, part: Part): string | undefined {
  if (numbersOf(text, part).length > 0) return undefined;
  const { name, least, most, widest } = part;
  const inRange = (number: number): boolean => number >= least && number <= most;
  const [, whole, first, second, stepText] = /^(?:(\*)|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(text) ?? [];
  if (whole === undefined && first === undefined)
    return `The ${name} “${text}” can’t be read. Write a number, a list such as ${least},${least + 1}, a range such as ${least}-${least + 1}, or a step such as */2.`;
  const [from, to] = [Number(first ?? least), Number(second ?? first ?? most)];
  if (!inRange(from) || !inRange(to)) return `The ${name} must be ${least}-${most}.`;
  const step = stepText === undefined ? 1 : Number(stepText);
  if (step < 1 || step > widest) return `The step of the ${name} must be 1-${widest}.`;
  if (first !== undefined && second === undefined)
    return `For the ${name}, write ${from}-${Math.max(from, part.last)}/${step}.`;
  return `For the ${name}, write ${unwrapped([from, to], step, part)}.`;
}

/** The numbers of each part, in written order. */
const numbersIn = (written: readonly string[]): readonly (readonly number[])[] =>
  parts.map((part, index) => numbersOf(written[index] ?? '', part));

/** The times of day at which a valid expression runs, in minutes since midnight UTC. */
export function cronTimes(text: string): readonly number[] {
  const [minutes = [], hours = []] = numbersIn(plainCron(text).split(' '));
  return hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute));
}

/** Why an expression has more or fewer than five parts. */
function checkCount(written: readonly string[]): string | undefined {
  if (written.length === parts.length) return undefined;
  const five = 'Enter five parts: minute, hour, day, month, weekday.';
  if (written.length === 6) return `${five} Seconds can’t be used.`;
  return written.length === 7 ? `${five} Seconds and years can’t be used.` : five;
}

/** Blanks around the signs of a list, a range or a step, which split a part in two. */
const blanksInParts = /(?<!\s)\s*([,/-])\s*/g;

/** Why blanks make an expression one of too many parts, and what to write. */
function checkBlanks(text: string, written: readonly string[]): string | undefined {
  const compact = text.trim().replaceAll(blanksInParts, '$1');
  if (written.length <= parts.length || plainCron(compact).split(/\s+/).length !== parts.length)
    return undefined;
  const error = checkCron(compact);
  return `A part can’t contain spaces. ${error ?? `Write ${compact}.`}`;
}

/** Validates a cron expression. Returns the error as a sentence; `undefined` if it is valid. */
export function checkCron(text: string): string | undefined {
  const written = plainCron(text).split(/\s+/);
  if (written[0] === '') return 'Enter a cron expression, such as 0 */6 * * *.';
  const wrong =
    checkBlanks(text, written) ??
    checkSigns(written.length === parts.length ? written.join(' ') : withoutNames(written.join(' '))) ??
    checkCount(written);
  if (wrong !== undefined) return wrong;
  for (const [index, part] of parts.entries())
    for (const each of (written[index] ?? '').split(',')) {
      const error = checkItem(each, part);
      if (error !== undefined) return error;
    }
  const [, , days = [], months = []] = numbersIn(written);
  // With a weekday, every month has a matching day.
  const isThere =
    written[4] !== '*' || months.some((month) => days.some((day) => day <= (monthDays[month - 1] ?? 0)));
  return isThere ? undefined : 'This schedule never runs: no month has that day.';
}

/** An expression of another number of parts still has its names. */
function withoutNames(text: string): string {
  return text.replaceAll(
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)\b/gi,
    '1',
  );
}
