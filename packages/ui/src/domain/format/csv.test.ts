import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('writes heads and rows', () => {
  expect(
    writeCsv(
      ['name', 'records'],
      [
        ['orders', 12],
        ['refunds', null],
      ],
    ),
  ).toBe('name,records\r\norders,12\r\nrefunds,\r\n');
});

it.each([
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' kept ', '" kept "'],
])('quotes %j', (text, written) => {
  expect(writeCsv([text], [])).toBe(`${written}\r\n`);
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\n=1',
  ' =1',
  '＝1',
  '|calc',
  '=HYPERLINK("https://evil.example","pay")',
])('runs no formula: %j', (text) => {
  expect(writeCsv([text], []).replace(/^"/, '')).toMatch(/^'/);
});

it('leaves a cell without a number empty', () => {
  expect(writeCsv(['change', 'share'], [[Number.NaN, Number.POSITIVE_INFINITY]])).toBe(
    'change,share\r\n,\r\n',
  );
});

it('keeps the sign of a number', () => {
  expect(writeCsv(['change'], [[-5]])).toBe('change\r\n-5\r\n');
});
