import type { RowsField } from './fieldTypes.ts';
import type { Wire } from '../../json/paths.ts';
import type { Row } from '../values/row.ts';

const isWire = (value: unknown): value is Wire =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Creates a row from an entity. Each column names its property. */
export const rowFrom = (field: RowsField, entity: object, isPicked = false): Row => {
  const properties = new Map<string, unknown>(Object.entries(entity));
  return {
    isPicked,
    cells: Object.fromEntries(
      field.columns.flatMap(({ key, from }): [string, Wire][] => {
        const value = properties.get(from ?? key);
        return isWire(value) ? [[key, value]] : [];
      }),
    ),
  };
};

/** The entity's properties in a row, in camelCase. */
export const entityFrom = (field: RowsField, { cells }: Row): Readonly<Record<string, Wire>> =>
  Object.fromEntries(
    field.columns.flatMap(({ key, from }): [string, Wire][] => {
      const value = cells[key];
      return value === undefined ? [] : [[from ?? key, value]];
    }),
  );

/** The id of a row as text, because a provider may send it as a number; empty if the row has none. */
export const idOfRow = ({ rowKey }: Pick<RowsField, 'rowKey'>, { cells }: Row): string => {
  const id = cells[rowKey];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
};

/**
 * Merges rows with a newly loaded list: the new rows in their new order, with the user's picks and edits. A
 * picked row that is no longer in the list stays at the end, because only the user unpicks rows.
 */
export function mergeRows(field: RowsField, held: readonly Row[], offered: readonly Row[]): readonly Row[] {
  const heldById = new Map(held.map((row) => [idOfRow(field, row), row]));
  const offeredIds = new Set(offered.map((row) => idOfRow(field, row)));
  const edited = new Set(field.columns.flatMap(({ key, edit }) => (edit ? [key] : [])));
  const merged = offered.map((row): Row => {
    const known = heldById.get(idOfRow(field, row));
    if (!known) return row;
    const edits = Object.entries(known.cells).filter(([key]) => edited.has(key));
    return { isPicked: known.isPicked, cells: { ...row.cells, ...Object.fromEntries(edits) } };
  });
  return [...merged, ...held.filter((row) => row.isPicked && !offeredIds.has(idOfRow(field, row)))];
}

/** The rows with one of them picked or unpicked. */
export const pickRow = (rows: readonly Row[], index: number, isPicked: boolean): readonly Row[] =>
  rows.map((row, at) => (at === index ? { ...row, isPicked } : row));

/** The rows with one cell changed. */
export const editRow = (
  rows: readonly Row[],
  index: number,
  cell: { readonly key: string; readonly value: Wire },
): readonly Row[] =>
  rows.map((row, at) => (at === index ? { ...row, cells: { ...row.cells, [cell.key]: cell.value } } : row));

/** The name of a row: the first column with text. */
export const nameOfRow = ({ columns }: RowsField, { cells }: Row): string => {
  const words = columns.map(({ key }) => cells[key]);
  return words.find((word) => typeof word === 'string' && word !== '')?.toString() ?? '';
};
