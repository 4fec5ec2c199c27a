import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DataTable.css.ts';

export interface DataTableColumn<Row> {
  readonly id: string;
  /** Text of the column head. */
  readonly label: string;
  /** Alignment of the cells; `end` for numbers. @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
  /** Content of the column's cell in a row. */
  readonly cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> extends RootProps<HTMLDivElement> {
  /** Names the table. */
  label: string;
  /** Shows the name above the table. @default false */
  hasCaption?: boolean | undefined;
  /** The columns in order. The first one names its row. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows in order. All of them are rendered. */
  rows: readonly Row[];
  /** Returns a row's id. */
  getRowId: (row: Row) => string;
  /** Text in place of the rows if there are none. @default 'Nothing to show.' */
  empty?: string | undefined;
}

/**
 * A small table to read, with a name, column heads and row heads. It scrolls sideways within its own frame. For rows that
 * are sorted, selected or opened, and for many rows, use `Grid`; for one thing use `DescriptionList`.
 */
export function DataTable<Row>({
  label,
  hasCaption = false,
  columns,
  rows,
  getRowId,
  empty = 'Nothing to show.',
  ...root
}: DataTableProps<Row>) {
  return (
    <div {...root} className={css.frame}>
      <table className={css.table}>
        <caption className={css.caption}>
          {hasCaption ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label: head, align = 'start' }) => (
              <th key={id} scope="col" className={css.head[align]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={css.empty}>
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={getRowId(row)}>
              {columns.map(({ id, align = 'start', cell }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" className={css.cell[align]}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={css.cell[align]}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
