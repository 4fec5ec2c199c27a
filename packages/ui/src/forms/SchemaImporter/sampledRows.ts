import type { SampledColumn } from '../../domain/connectors/definition/fileSample.ts';
import type { RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { idOfRow, mergeRows } from '../../domain/forms/definition/rows.ts';

/** A column as a row of the table. */
export const sampledRow = ({ name, dataType, isNullable }: SampledColumn, isPicked: boolean): Row => ({
  isPicked,
  cells: { column_name: name, data_type: dataType, is_nullable: isNullable ? 'YES' : 'NO' },
});

/**
 * The rows after files were read. A refresh keeps selection and edits; a new column is selected if all columns were.
 * Without rows, or to start over, every column is selected with its sampled type.
 */
export function rowsAfterSample(
  field: RowsField,
  columns: readonly SampledColumn[],
  held: readonly Row[],
): readonly Row[] {
  const isAllPicked = held.every(({ isPicked }) => isPicked);
  return mergeRows(
    field,
    held,
    columns.map((column) => sampledRow(column, isAllPicked)),
  );
}

/** The type of each column before anyone edits it. */
export const typesOf = (field: RowsField, rows: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [idOfRow(field, row), String(row.cells.data_type)]));
