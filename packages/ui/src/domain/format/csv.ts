/** A cell of a table. */
export type CsvCell = string | number | null | undefined;

/**
 * Whether a spreadsheet would run a text as a formula, which an attacker can place in a name. An apostrophe before it
 * keeps it a text. A number keeps its sign.
 */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as comma-separated values (RFC 4180), with the heads as its first row. */
export const writeCsv = (heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  [heads, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
