import { Cron } from 'croner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCron } from './checkCron.ts';

describe('checkCron', () => {
  it.each([
    '*/15 * * * *',
    '0 6 * * 1-5',
    '0,30 0-6 1,15 * *',
    ' 0 */6 * * * ',
    '0 0 29 2 *',
    '0 0 31 2 1',
    '@daily',
    '0 6 1 JAN mon-fri',
  ])('accepts %s', (text) => expect(checkCron(text)).toBeUndefined());

  it.each([
    ['', 'Enter a cron expression, such as 0 */6 * * *.'],
    ['  ', 'Enter a cron expression, such as 0 */6 * * *.'],
    ['0 6 * *', 'Enter five parts: minute, hour, day, month, weekday.'],
    ['0 0 6 * * *', 'Enter five parts: minute, hour, day, month, weekday. Seconds can’t be used.'],
    ['61 * * * *', 'The minute must be 0-59.'],
    ['*/0 * * * *', 'The step of the minute must be 1-60.'],
    ['0 24 * * *', 'The hour must be 0-23.'],
    ['0 0 0 13 *', 'The day must be 1-31.'],
    ['0 0 1 13 *', 'The month must be 1-12.'],
    ['0 0 * * FRI-MON', 'For the weekday, write 5-6,0-1.'],
    ['0 0 31 2 *', 'This schedule never runs: no month has that day.'],
    ['0 6 \u200B* * *', 'The text contains an invisible character (U+200B). Retype it.'],
  ])('explains the error in “%s”', (text, expected) => {
    expect(checkCron(text)).toBe(expected);
  });

  const expression = fc.constantFrom(
    '0 9 * * 1,5',
    '0 9 * * 1-5',
    '0 9 * * MON-FRI',
    '*/15 * * * *',
    '0,30 9 1-7/2 * *',
    '0 9-17/2 * JAN,JUL *',
  );
  const blanks = fc.constantFrom(
    ...[' ', '  ', '\t'].flatMap((blank) => [
      [blank, ''],
      ['', blank],
      [blank, blank],
    ]),
  );

  it('names blanks inside a part and offers the expression without them (property)', () => {
    fc.assert(
      fc.property(expression, blanks, (text, [before = '', after = '']) => {
        const spaced = text.replaceAll(/[,/-]/g, (sign) => before + sign + after);
        expect(checkCron(spaced)).toBe(`A part can’t contain spaces. Write ${text}.`);
        expect(checkCron(text)).toBeUndefined();
      }),
    );
  });

  it.each([
    ['0 9 * * 1, 9', 'A part can’t contain spaces. The weekday must be 0-7.'],
    [
      '0 0 9 * * 1, 5',
      'Enter five parts: minute, hour, day, month, weekday. Seconds and years can’t be used.',
    ],
    ['0 0 9 * * 1-5', 'Enter five parts: minute, hour, day, month, weekday. Seconds can’t be used.'],
    ['0 9 * * 1 \u2013 5', '“\u2013” is a dash. Write a hyphen (-), such as 1-5.'],
  ])('names the fault of “%s”', (text, expected) => {
    expect(checkCron(text)).toBe(expected);
  });

  // The library that computes the runs accepts all of these, but the service may not.
  it.each(['@reboot', '0 0 L * *', '0 0 * * MON#2', '0 0 ? * *', '0 0 * * MONDAY', '0 0 15W * *'])(
    'refuses %s',
    (text) => expect(checkCron(text)).toBeDefined(),
  );
});

describe('valid expressions', () => {
  const isForetold = (text: string): boolean => {
    try {
      return new Cron(text, { mode: '5-part', timezone: 'UTC', paused: true }).nextRun() !== null;
    } catch {
      return false;
    }
  };
  /** Building blocks of a part, valid and invalid, around the ends of its range. */
  const waysOf = (least: number, most: number): readonly string[] => {
    const numbers = [least - 1, least, least + 1, most, most + 1].filter((number) => number >= 0);
    const ranges = numbers.flatMap((from) => numbers.map((to) => `${from}-${to}`));
    const steps = [0, 1, 5, most, most + 1].flatMap((step) =>
      ['*', `${least}-${most}`, String(least), ''].map((base) => `${base}/${step}`),
    );
    const odd = [
      '',
      '-',
      '1-',
      '-1',
      ',',
      '1,',
      ',1',
      '1,,2',
      '*,1',
      '1-2-3',
      '*/',
      '*/2/2',
      '**',
      '1*',
      '*1',
      '00',
      '007',
    ];
    return [
      ...numbers.map(String),
      ...ranges,
      ...steps,
      ...odd,
      `${least},${most}`,
      `${least}-${least + 1},${most}`,
    ];
  };

  it.each([
    ['minute', 0, 0, 59],
    ['hour', 1, 0, 23],
    ['day', 2, 1, 31],
    ['month', 3, 1, 12],
    ['weekday', 4, 0, 7],
  ])('are those whose runs can be calculated: %s', (_, index, least, most) => {
    const differing = waysOf(least, most)
      .map((part) => ['*', '*', '*', '*', '*'].toSpliced(index, 1, part).join(' '))
      .filter((text) => (checkCron(text) === undefined) !== isForetold(text));
    expect(differing).toEqual([]);
  });

  it('are those whose runs can be calculated: days of months', () => {
    const differing = ['28', '29', '30', '31', '*/31', '1-31/30', '30,31'].flatMap((day) =>
      ['1', '2', '4', '2,4', '*', '2-2', '4,6,9,11'].flatMap((month) =>
        ['*', '1', '*/2', '0-7']
          .map((weekday) => `0 0 ${day} ${month} ${weekday}`)
          .filter((text) => (checkCron(text) === undefined) !== isForetold(text)),
      ),
    );
    expect(differing).toEqual([]);
  });
});
