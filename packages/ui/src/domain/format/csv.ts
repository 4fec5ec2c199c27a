/** A cell of a table. */
export type CsvCell = string | number | null | undefined;

/** The signs that begin a formula, in the widths that spreadsheets accept. */
const sign = String.raw`[=+\-@|＝＋－＠﹢﹣﹦﹫\u2212]`;
/** What spreadsheets skip before a formula: blanks, quotes and characters that cannot be seen. */
const skipped = String.raw`[\s"\p{Cc}\p{Default_Ignorable_Code_Point}]`;
/** What some programs take for the end of a cell. */
const end = /[;|\t\n\v\f\r\u0085\u2028\u2029]/g;
/*
 * Where a program may begin a cell: at the start, and, if it reads another separator than the comma, after a separator
 * or a line break inside the text, because the quotes around it then mean nothing.
 */
const beforeFormula = new RegExp(`(?:[;|]${skipped}*|(?<!${skipped})${skipped}+)(?=${sign})`, 'gu');
/** A leading tab or line break alone makes some programs drop what protects the text. */
const formulaAtStart = new RegExp(`^(?=${skipped}*${sign}|[\\t\\n\\r])`, 'u');

/**
 * A text that no spreadsheet runs as a formula, which an attacker could place in a name. An apostrophe before a sign
 * keeps it a text.
 */
const withoutFormulas = (text: string): string =>
  text.replace(beforeFormula, (run) => run.replaceAll(end, "$&'")).replace(formulaAtStart, "'");

/** A number without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
const writeNumber = (value: number): string =>
  Number.isFinite(value) ? String(Number(value.toPrecision(12)) || 0) : '';

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? String(cell) : writeNumber(cell);
  const text = withoutFormulas(cell);
  // Quotes keep blanks at the ends, which some spreadsheets remove.
  return /[",;|\p{Cc}\u2028\u2029]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as comma-separated values (RFC 4180), with the heads as its first row. `saveFile` marks its encoding. */
export const writeCsv = (heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  [heads, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
