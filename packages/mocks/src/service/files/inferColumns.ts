import type { ColumnType } from '@millrace/ui/domain/entities';

/** A column of a file, inferred from the sampled rows. */
export interface InferredColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly isNullable: boolean;
}

const largestInteger = 2 ** 31 - 1;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The type of one cell (spec §3 "Data type options"); `null` if it is empty. */
export function typeOfCell(text: string): ColumnType | null {
  if (text === '') return null;
  if (text === 'true' || text === 'false') return 'boolean';
  if (/^-?\d+$/.test(text)) return Math.abs(Number(text)) > largestInteger ? 'bigint' : 'integer';
  if (/^-?\d+\.\d+$/.test(text)) return 'number';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'date';
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return 'datetime';
  if (text.startsWith('[') && isJson(text)) return 'array';
  return text.startsWith('{') && isJson(text) ? 'object' : 'string';
}

/** Types that also accept the values of earlier ones. */
const ladders: readonly (readonly ColumnType[])[] = [
  ['integer', 'bigint', 'number'],
  ['date', 'datetime'],
];

/** The narrowest type that accepts both. */
export function widened(one: ColumnType, other: ColumnType): ColumnType {
  if (one === other) return one;
  const ladder = ladders.find((steps) => steps.includes(one) && steps.includes(other));
  return ladder?.findLast((type) => type === one || type === other) ?? 'string';
}

/** The columns of a table of cells; an empty one could contain any text. */
export const inferColumns = (
  names: readonly string[],
  rows: readonly (readonly string[])[],
): readonly InferredColumn[] =>
  names.map((name, index) => {
    const cells = rows.map((row) => typeOfCell(row[index] ?? ''));
    const types = cells.filter((type) => type !== null);
    return {
      name,
      type: types.length === 0 ? 'string' : types.reduce(widened),
      isNullable: types.length < cells.length,
    };
  });
