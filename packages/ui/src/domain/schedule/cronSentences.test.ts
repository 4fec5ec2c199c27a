import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCron } from './checkCron.ts';
import { describeCron } from './describeCron.ts';
import { nextCronRuns } from './nextCronRuns.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Reads a description as a person does: whether a time, in ms, is one of its runs. */
function readDescription(text: string): (time: number) => boolean {
  const clock = / at (\d\d):(\d\d) UTC/.exec(text);
  const isAt = (date: Date): boolean =>
    clock === null || (date.getUTCHours() === Number(clock[1]) && date.getUTCMinutes() === Number(clock[2]));
  const day = /^Day (\d+) /.exec(text)?.[1];
  const hours = /^Every (?:(\d+) )?hours?(?: on the hour|, (\d+) min past the hour)$/.exec(text);
  const minutes = /^Every (?:(\d+) )?minutes?$/.exec(text);
  const weekday = weekdays.findIndex((each) => text.startsWith(`Every ${each} `));
  return (time) => {
    const date = new Date(time);
    if (minutes) return date.getUTCMinutes() % Number(minutes[1] ?? 1) === 0;
    if (hours)
      return (
        date.getUTCHours() % Number(hours[1] ?? 1) === 0 && date.getUTCMinutes() === Number(hours[2] ?? 0)
      );
    if (!isAt(date)) return false;
    if (day !== undefined) return date.getUTCDate() === Number(day);
    if (weekday !== -1) return date.getUTCDay() === weekday;
    if (text.startsWith('Monday to Friday ')) return date.getUTCDay() >= 1 && date.getUTCDay() <= 5;
    return text.startsWith('Every day ');
  };
}

const number = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);
const step = (most: number) => fc.integer({ min: 1, max: most }).map((width) => `*/${width}`);
const expression = fc
  .tuple(
    fc.oneof(number(0, 59), step(60), fc.constant('*')),
    fc.oneof(number(0, 23), step(24), fc.constant('*')),
    fc.oneof(fc.constant('*'), number(1, 31)),
    fc.oneof({ weight: 9, arbitrary: fc.constant('*') }, { weight: 1, arbitrary: number(1, 12) }),
    fc.oneof(fc.constant('*'), number(0, 7), fc.constant('1-5'), fc.constantFrom('MON', 'sun', 'MON-FRI')),
  )
  .map((parts) => parts.join(' '));
const minute = 60_000;
const day = 24 * 60 * minute;

it('a description writes the time with two digits', () => {
  expect(describeCron('000 9 * * *')).toBe('Every day at 09:00 UTC');
});

it('a description promises exactly the runs that follow', () => {
  fc.assert(
    fc.property(expression, fc.integer({ min: 0, max: 365 }), (text, dayOfYear) => {
      const description = describeCron(text);
      fc.pre(description !== undefined && checkCron(text) === undefined);
      const isRun = readDescription(description);
      const midnight = Date.UTC(2027, 0, 1 + dayOfYear);
      const after = new Date(midnight + 307 * minute);
      const runs = nextCronRuns(text, { after, count: 6 }).map((run) => run.getTime());
      const expected: number[] = [];
      const [, hour, past] = / at (\d\d):(\d\d) UTC/.exec(description) ?? [];
      // A description with a time of day promises nothing between these times.
      const first =
        hour === undefined
          ? after.getTime() + minute
          : midnight + (Number(hour) * 60 + Number(past)) * minute;
      for (let time = first; expected.length < runs.length; time += hour === undefined ? minute : day)
        if (time > after.getTime() && isRun(time)) expected.push(time);
      expect(runs).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['0 9 28 * *', 'Day 28 of every month at 09:00 UTC'],
  ['0 9 29 * *', 'Day 29 at 09:00 UTC, in months that have 29 days'],
  ['0 9 30 * *', 'Day 30 at 09:00 UTC, in months that have 30 days'],
  ['0 9 31 * *', 'Day 31 at 09:00 UTC, in months that have 31 days'],
])('%s: %s', (text, words) => {
  expect(describeCron(text)).toBe(words);
});

describe('an error says what to write', () => {
  it.each([
    ['0/15 * * * *', 'For the minute, write 0-59/15.'],
    ['0 8/2 * * *', 'For the hour, write 8-23/2.'],
    ['0 0 * * 1/2', 'For the weekday, write 1-6/2.'],
    ['*/90 * * * *', 'The step of the minute must be 1-60.'],
    ['*/0 * * * *', 'The step of the minute must be 1-60.'],
    ['0 0-12/25 * * *', 'The step of the hour must be 1-24.'],
    ['0 22-2 * * *', 'For the hour, write 22-23,0-2.'],
    ['0 23-0 * * *', 'For the hour, write 23,0.'],
    ['0 22-3/2 * * *', 'For the hour, write 22,0,2.'],
    ['0 0 * 11-2 *', 'For the month, write 11-12,1-2.'],
    ['0 0 * * FRI-MON', 'For the weekday, write 5-6,0-1.'],
    ['0 9 * * 1–5', '“–” is a dash. Write a hyphen (-), such as 1-5.'],
    ['0 9 * * 1—5', '“—” is a dash. Write a hyphen (-), such as 1-5.'],
    ['0 0 ? * *', 'Write * in place of ?.'],
    ['0 0 L * *', '“L” can’t be used. Enter days as numbers, such as 28.'],
    ['0 0 * * 5L', '“L” can’t be used. Enter days as numbers, such as 28.'],
    ['0 0 15W * *', '“W” can’t be used. Enter days as numbers, or weekdays such as 1-5.'],
    ['0 0 * * MON#2', '“#” can’t be used. Enter days as numbers, such as 1-7 for the first week.'],
    ['H * * * *', '“H” can’t be used. Enter a number.'],
    ['@reboot', 'Write @hourly, @daily, @weekly, @monthly or @yearly, or five parts.'],
    [
      '0 0 * * MONDAY',
      'Write months as JAN to DEC in the fourth part, and weekdays as SUN to SAT in the fifth.',
    ],
    [
      '0 0 * MON *',
      'Write months as JAN to DEC in the fourth part, and weekdays as SUN to SAT in the fifth.',
    ],
    ['0 0 * * 1;2', '“;” can’t be used. Use only numbers, names such as MON or JAN, *, commas, - and /.'],
    ['0 0 6 * * *', 'Enter five parts: minute, hour, day, month, weekday. Seconds can’t be used.'],
    ['0 0 6 * * ? *', 'Write * in place of ?.'],
    [
      '0 0 6 * * MON *',
      'Enter five parts: minute, hour, day, month, weekday. Seconds and years can’t be used.',
    ],
    ['61 * * * *', 'The minute must be 0-59.'],
    ['0 0 0 * *', 'The day must be 1-31.'],
    ['0 0 * * 8', 'The weekday must be 0-7.'],
  ])('%s: %s', (text, expected) => {
    expect(checkCron(text)).toBe(expected);
  });

  const anyItem = fc.oneof(
    number(0, 99),
    fc.tuple(number(0, 70), number(0, 70)).map((ends) => ends.join('-')),
    fc.tuple(number(0, 70), number(0, 99)).map((each) => each.join('/')),
    fc.tuple(number(0, 70), number(0, 70), number(0, 99)).map(([from, to, each]) => `${from}-${to}/${each}`),
    fc.integer({ min: 0, max: 99 }).map((width) => `*/${width}`),
  );
  const places = [
    ['minute', 0, 59],
    ['hour', 0, 23],
    ['day', 1, 31],
    ['month', 1, 12],
    ['weekday', 0, 7],
  ] as const;
  it('that is valid itself, and no rule that the text follows', () => {
    fc.assert(
      fc.property(anyItem, fc.integer({ min: 0, max: 4 }), (text, index) => {
        const inPlace = (item: string) => ['1', '1', '1', '1', '1'].with(index, item).join(' ');
        const message = checkCron(inPlace(text)) ?? '';
        const [name = '', least = 0, most = 0] = places[index] ?? [];
        const advice = new RegExp(`^For the ${name}, write (\\S+)\\.$`).exec(message)?.[1];
        expect(advice === undefined ? undefined : checkCron(inPlace(advice))).toBeUndefined();
        const numbers = text.split('/', 1)[0]?.match(/\d+/g)?.map(Number) ?? [];
        const obeys = numbers.every((each) => each >= least && each <= most);
        expect(message === `The ${name} must be ${least}-${most}.`).toBe(!obeys);
      }),
      { numRuns: 1000 },
    );
  });
});
