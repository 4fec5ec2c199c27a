import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import type { RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { WireObject } from '../../domain/json/paths.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { idOfRow, nameOfRow } from '../../domain/forms/definition/rows.ts';

/** A row as the table shows it. */
export interface PickerRow {
  readonly id: string;
  readonly name: string;
  readonly cells: WireObject;
  /** Selected or saved, but no longer in the provider's list. */
  readonly isGone: boolean;
  /** Lower-case text of all columns. */
  readonly searched: string;
}

/** The text of a cell; invisible characters are shown. */
export const cellText = (cells: WireObject, key: string): string => {
  const value = cells[key];
  return typeof value === 'string' || typeof value === 'number' ? showHidden(String(value)) : '';
};

function pickerRow(field: RowsField, row: Row, isGone: boolean): PickerRow {
  const id = idOfRow(field, row);
  const words = field.columns.map(({ key }) => cellText(row.cells, key));
  return {
    id,
    name: showHidden(nameOfRow(field, row)) || id,
    cells: row.cells,
    isGone,
    searched: words.join('\n').toLowerCase(),
  };
}

/** The rows of the provider's list. Rows without an id cannot be selected, and an id counts once. */
export function listedRows(field: RowsField, offered: readonly Row[]): readonly PickerRow[] {
  const byId = new Map(offered.map((row) => [idOfRow(field, row), row]));
  byId.delete('');
  return [...byId.values()].map((row) => pickerRow(field, row, false));
}

/** Selected and saved rows that are not in the list: only the user removes them. */
export function goneRows(
  field: RowsField,
  listed: readonly PickerRow[],
  kept: readonly Row[],
): readonly PickerRow[] {
  const listedIds = new Set(listed.map(({ id }) => id));
  const byId = new Map(kept.filter(({ isPicked }) => isPicked).map((row) => [idOfRow(field, row), row]));
  return [...byId].flatMap(([id, row]) =>
    id === '' || listedIds.has(id) ? [] : [pickerRow(field, row, true)],
  );
}

/** The rows that contain the search in one of their columns. */
export function matchingRows(rows: readonly PickerRow[], search: string): readonly PickerRow[] {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter(({ searched }) => searched.includes(wanted));
}

export const pickedIds = (field: RowsField, picked: readonly Row[]): ReadonlySet<string> =>
  new Set(picked.flatMap((row) => (row.isPicked ? [idOfRow(field, row)] : [])));

/** The form's rows for a selection, in the order of the table. Cells that the list lacks stay as they were saved. */
export function rowsFor(
  field: RowsField,
  rows: readonly PickerRow[],
  selected: ReadonlySet<string>,
  held: readonly Row[],
): readonly Row[] {
  const heldCells = new Map(held.map((row) => [idOfRow(field, row), row.cells]));
  return rows.flatMap(({ id, cells }) =>
    selected.has(id) ? [{ isPicked: true, cells: { ...heldCells.get(id), ...cells } }] : [],
  );
}

/** `12 of 340 selected`. */
export const describeSelection = (selected: number, all: number): string =>
  `${formatCount(selected)} of ${formatCount(all)} selected`;

/** `1 property`, `3 properties`. */
export const quantityOf = (count: number, { one, many }: { readonly one: string; readonly many: string }) =>
  formatQuantity(count, one, many);
