import { formatQuantity } from '../../domain/format/count.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Day } from '../ExactTime/Day.tsx';
import { nothing, Wrapping, type Own } from './columns.tsx';
import { NameCell, NameSkeleton, type NameCellProps } from './NameCell.tsx';
import type { ResourceColumn } from './resourceColumns.ts';

/** The column that names a row: mark, name and a second line. `name` returns the content of a `NameCell`. */
export const nameColumn = <Row, Ordering extends string>({
  name,
  hasMark = false,
  ...own
}: Own<Row, Ordering> & {
  readonly label: string;
  readonly hasMark?: boolean;
  name(row: Row): Omit<NameCellProps, 'control'>;
}): ResourceColumn<Row, Ordering> => ({
  id: 'name',
  isRowHeader: true,
  narrowWidth: 'minmax(0, 1fr)',
  focusTarget: 'control',
  skeleton: <NameSkeleton mark={hasMark && <Skeleton width={32} height={32} />} />,
  cell: (row, control) => <NameCell {...name(row)} control={control} />,
  ...own,
});

/** How many things use a row. */
export const usedByColumn = <Row extends { readonly usedBy?: number | null }, Ordering extends string>(
  noun: string,
  own: Own<Row, Ordering>,
): ResourceColumn<Row, Ordering> => ({
  id: 'usedBy',
  label: 'Used by',
  hideBelow: 'drawer',
  cell({ usedBy }) {
    if (typeof usedBy !== 'number') return nothing;
    return <Wrapping>{usedBy === 0 ? 'Not used' : formatQuantity(usedBy, noun)}</Wrapping>;
  },
  ...own,
});

/** When a row was created. */
export const createdColumn = <Row extends { readonly createdAt?: Date | null }, Ordering extends string>(
  own: Own<Row, Ordering>,
): ResourceColumn<Row, Ordering> => ({
  id: 'created',
  label: 'Created',
  hideBelow: 'wide',
  cell: ({ createdAt }) => (createdAt ? <Day date={createdAt} /> : nothing),
  ...own,
});
