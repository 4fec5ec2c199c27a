import { base, type Common } from '../definition/fields.ts';
import type { RowColumn, RowsField } from '../definition/fieldTypes.ts';
import { formatCount } from '../../format/count.ts';
import { inSentence } from '../../text/hiddenCharacters.ts';
import { mayHoldPassword } from '../../text/passwordText.ts';
import { isWireObject, type Wire } from '../../json/paths.ts';
import type { Row } from '../values/row.ts';
import { idOfRow, nameOfRow } from '../definition/rows.ts';
import { checkHidden, draftText, type KindSpec, type Verdict } from '../definition/kind.ts';

/** Maximum number of rows in a draft. */
const draftLimit = 10_000;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  'isPicked' in value &&
  typeof value.isPicked === 'boolean' &&
  'cells' in value &&
  isWireObject(value.cells);

/** A row without the flag is picked, and so is a bare id, because only picked rows need to be kept. */
function readRow(wire: Wire, { rowKey, pickedKey }: RowsField): readonly Row[] {
  if (typeof wire === 'string' || typeof wire === 'number')
    return [{ isPicked: true, cells: { [rowKey]: wire } }];
  if (!isWireObject(wire)) return [];
  if (pickedKey === undefined) return [{ isPicked: true, cells: wire }];
  const { [pickedKey]: picked, ...cells } = wire;
  return [{ isPicked: picked !== false, cells }];
}

function writeRow({ isPicked, cells }: Row, { pickedKey, sends }: RowsField): readonly Wire[] {
  if (!isPicked && sends === 'picked') return [];
  return [pickedKey === undefined ? cells : { ...cells, [pickedKey]: isPicked }];
}

/** A picked row must be complete. Other rows are not sent, or sent unchanged. */
function checkRow(field: RowsField, row: Row): Verdict {
  if (!row.isPicked) return undefined;
  for (const column of field.columns) {
    const value = row.cells[column.key];
    if (column.edit !== 'text') continue;
    if (typeof value !== 'string' || value.trim() === '')
      return `${column.label} of “${inSentence(nameOfRow(field, row))}” is required`;
    const hidden = checkHidden(column, value);
    if (hidden) return hidden;
    if (mayHoldPassword(value)) return `${column.label} may contain a password or key. Remove it`;
  }
  return undefined;
}

/** Rows that nobody can edit are the same if the same ones are picked, in any order. */
function isSame(one: readonly Row[], other: readonly Row[], field: RowsField): boolean {
  const isEdited = field.sends === 'all' || field.columns.some(({ edit }) => edit !== undefined);
  const [before, after] = [one, other].map((each) =>
    JSON.stringify(
      isEdited ? each : each.flatMap((row) => (row.isPicked ? [idOfRow(field, row)] : [])).toSorted(),
    ),
  );
  return before === after;
}

/** The cells of the field's columns. Other cells, such as a page's token, are left out of drafts. */
function draftRow(raw: unknown, { columns }: RowsField): readonly Row[] {
  if (!isRow(raw)) return [];
  const cells = columns.flatMap(({ key, isSecret, edit }): [string, Wire][] => {
    const value = !isSecret && Object.hasOwn(raw.cells, key) ? raw.cells[key] : undefined;
    const kept = typeof value === 'boolean' || typeof value === 'number' ? value : draftText(value);
    const isRefused = edit === 'text' && typeof kept === 'string' && mayHoldPassword(kept);
    return kept === undefined || isRefused ? [] : [[key, kept]];
  });
  return [{ isPicked: raw.isPicked, cells: Object.fromEntries(cells) }];
}

/** Rows of a table, each picked or not, with editable cells. */
const spec: KindSpec<RowsField, readonly Row[]> = {
  initial: () => [],
  read: (wire, field) => (Array.isArray(wire) ? wire.flatMap((row: Wire) => readRow(row, field)) : []),
  write: (value, field) => value.flatMap((row) => writeRow(row, field)),
  is: (value) => Array.isArray(value) && value.every(isRow),
  isSame,
  isEmpty: (value) => !value.some(({ isPicked }) => isPicked),
  check: (value, field) => value.map((row) => checkRow(field, row)).find((verdict) => verdict !== undefined),
  draft: (raw, field) =>
    Array.isArray(raw) && raw.length <= draftLimit && raw.every(isRow)
      ? raw.flatMap((row) => draftRow(row, field))
      : undefined,
  describe(value) {
    const count = value.filter(({ isPicked }) => isPicked).length;
    return count === 0 ? '' : `${formatCount(count)} selected`;
  },
  isWide: true,
};

/** A table whose rows are picked. The first column names a row and, unless `rowKey` is set, identifies it. */
export const rows = (
  path: string,
  label: string,
  columns: readonly [RowColumn, ...RowColumn[]],
  options: Common & Partial<Pick<RowsField, 'rowKey' | 'pickedKey' | 'sends'>> = {},
): RowsField =>
  Object.freeze({
    kind: 'rows',
    spec,
    ...base(path, label),
    requiredMessage: 'Choose at least one',
    columns,
    rowKey: columns[0].key,
    sends: 'picked',
    ...options,
  });
