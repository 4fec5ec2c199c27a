/** A cell of a table. */
export type CsvCell = string | number | null | undefined;

/**
 * Whether a spreadsheet would run a text as a formula, which an attacker can place in a name: also after blanks, and in
 * full-width characters. An apostrophe before it keeps it a text. A number keeps its sign.
 */
const isFormula = (text: string): boolean => /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/.test(text);

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = isFormula(cell) ? `'${cell}` : cell;
  // Quotes keep blanks at the ends, which some spreadsheets remove.
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as comma-separated values (RFC 4180), with the heads as its first row. */
export const writeCsv = (heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  [heads, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
