import type { RowsField } from './fieldTypes.ts';
import type { Wire, WireObject } from './paths.ts';

/** One row of a table in a form. */
export interface Row {
  readonly isPicked: boolean;
  /** The row as the wire has it, without the mark for picked. */
  readonly cells: WireObject;
}

const isWire = (value: unknown): value is Wire =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Makes a row from an entity of ours: each column says which property it comes from. */
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

/** The properties of an entity that a row holds, by our names. */
export const entityFrom = (field: RowsField, { cells }: Row): Readonly<Record<string, Wire>> =>
  Object.fromEntries(
    field.columns.flatMap(({ key, from }): [string, Wire][] => {
      const value = cells[key];
      return value === undefined ? [] : [[from ?? key, value]];
    }),
  );

const idOf = ({ rowKey }: RowsField, { cells }: Row): Wire | undefined => cells[rowKey];

/**
 * The rows after the list was read again: offered rows in their new order, with what the person picked and edited. A picked
 * row that is no longer offered stays, at the end, because only the person unpicks.
 */
export function mergeRows(field: RowsField, held: readonly Row[], offered: readonly Row[]): readonly Row[] {
  const heldById = new Map(held.map((row) => [idOf(field, row), row]));
  const offeredIds = new Set(offered.map((row) => idOf(field, row)));
  const edited = new Set(field.columns.flatMap(({ key, edit }) => (edit ? [key] : [])));
  const merged = offered.map((row): Row => {
    const known = heldById.get(idOf(field, row));
    if (!known) return row;
    const edits = Object.entries(known.cells).filter(([key]) => edited.has(key));
    return { isPicked: known.isPicked, cells: { ...row.cells, ...Object.fromEntries(edits) } };
  });
  return [...merged, ...held.filter((row) => row.isPicked && !offeredIds.has(idOf(field, row)))];
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

/** The words of a row that name it: those of the first column that has some. */
export const nameOfRow = ({ columns }: RowsField, { cells }: Row): string => {
  const words = columns.map(({ key }) => cells[key]);
  return words.find((word) => typeof word === 'string' && word !== '')?.toString() ?? '';
};
