import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

// What a spreadsheet would execute is escaped (T-37).
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
  ['a;b', '"a;b"'],
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

it.each([
  [0.1 + 0.2, '0.3'],
  [0.312_251_775_799_433_6, '0.312251775799'],
  [9_007_199_254_740_991, '9007199254740991'],
  [-0, '0'],
  [1e-7, '1e-7'],
])('writes %s with the precision it has', (number, written) => {
  expect(writeCsv(['n'], [[number]])).toBe(`n\r\n${written}\r\n`);
});

const separators = [',', ';', '\t', '|'];

/** Cells as a reader of a separator finds them; quotes that do not belong to it may leave a row that it cannot read. */
function cellsOf(text: string, delimiter: string): string[] {
  try {
    const read: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    return read.flat();
  } catch {
    return [];
  }
}

/** Cells for a program that reads no quotes and breaks lines at every such character. */
const piecesOf = (text: string, delimiter: string): string[] =>
  text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).flatMap((row) => row.split(delimiter));

const runs = /^[\s"\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@|＝＋－＠﹢﹣﹦﹫\u2212]/u;

const hostile = fc
  .array(
    fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '|',
      '＝',
      '＠',
      ';',
      '\t',
      ',',
      '\n',
      '\r\n',
      '\r',
      '"',
      ' ',
      '\u00A0',
      '\u200B',
      "'",
      '\u2028',
      'a',
      '1',
      '=1+1',
      '\uFEFF',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

it('runs no formula in a reader of commas, semicolons, tabs or bars, with quotes or without (property)', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), (names) => {
      const written = writeCsv(
        ['name', 'records'],
        names.map((name) => [`n${name}`, name, 1]),
      );
      const cells = separators.flatMap((separator) => cellsOf(written, separator));
      // A comma begins a cell only for programs that read quotes.
      const pieces = separators.slice(1).flatMap((separator) => piecesOf(written, separator));
      expect([...cells, ...pieces].filter((cell) => runs.test(cell))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('keeps texts and numbers for a reader of commas (property)', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer())), (rows) => {
      const read: string[][] = parse(writeCsv(['name', 'records'], rows), { record_delimiter: '\r\n' });
      // Apostrophes are all that is ever added.
      const bare = (text: string | undefined) => text?.replaceAll("'", '');
      expect(read.slice(1).map(([name]) => bare(name))).toEqual(rows.map(([name]) => bare(name)));
      expect(read.slice(1).map(([, records]) => Number(records))).toEqual(rows.map(([, records]) => records));
    }),
  );
});
