import type { ReactNode } from 'react';
import type { ListSort } from '../../domain/views/listView.ts';
import type { GridSort } from '../Grid/GridHead.tsx';
import type { GridColumn } from '../Grid/gridColumns.ts';

/** A grid column with the service's name of its ordering. */
export interface ResourceColumn<Row, Ordering extends string = string> extends Omit<
  GridColumn<Row>,
  'isSortable'
> {
  /** The ordering that its head requests from the service. @default the column cannot be sorted */
  readonly ordering?: Ordering;
  /** Placeholder in a row of the skeleton. @default a short bar */
  readonly skeleton?: ReactNode;
  /** @default true */
  readonly isStateless?: boolean;
}

/** The columns in the grid's format. */
export const gridColumns = <Row>(
  columns: readonly ResourceColumn<Row>[],
  canSort: boolean,
): readonly GridColumn<Row>[] =>
  columns.map((column) => ({
    isStateless: true,
    ...column,
    isSortable: canSort && column.ordering !== undefined,
  }));

/** The sort as the heads show it; `undefined` if no column has this ordering. */
export function gridSort<Row>(
  columns: readonly ResourceColumn<Row>[],
  sort: ListSort<string> | undefined,
): GridSort | undefined {
  const column = columns.find(({ ordering }) => ordering !== undefined && ordering === sort?.by);
  return column && sort && { columnId: column.id, direction: sort.isDescending ? 'descending' : 'ascending' };
}

/** The sort that a press on a head requests. */
export function listSort<Row, Ordering extends string>(
  columns: readonly ResourceColumn<Row, Ordering>[],
  { columnId, direction }: GridSort,
): ListSort<Ordering> | undefined {
  const by = columns.find(({ id }) => id === columnId)?.ordering;
  return by && { by, isDescending: direction === 'descending' };
}
