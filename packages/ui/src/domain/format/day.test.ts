import { expect, it } from 'vitest';
import { dayInWords, isDay, whyNotDay } from './day.ts';

it.each(['2026-02-28', '2024-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true));
it.each(['2026-02-29', '2026-2-1', '2026-02-28T00:00', '', 'today'])('%s is none', (text) =>
  expect(isDay(text)).toBe(false),
);

const bounds = { min: '2026-01-10', max: '2026-01-20' };
it('allows the bounds themselves', () => {
  expect(whyNotDay('2026-01-10', bounds)).toBeUndefined();
  expect(whyNotDay('2026-01-20', bounds)).toBeUndefined();
  expect(whyNotDay('1066-10-14', {})).toBeUndefined();
});
it('names the bound that was passed', () => {
  expect(whyNotDay('2026-01-09', bounds)).toBe('The value is incorrect. Minimum date is 2026-01-10');
  expect(whyNotDay('2026-01-21', bounds)).toBe('The value is incorrect. Maximum date is 2026-01-20');
});

it.each([
  ['2024-04-03', '3 Apr 2024'],
  ['2026-12-31', '31 Dec 2026'],
  ['', undefined],
  ['2026-02-29', undefined],
  ['0002-01-01', undefined],
])('%j in words: %j', (text, words) => expect(dayInWords(text)).toBe(words));
