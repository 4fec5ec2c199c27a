import { formatCount } from '../../domain/format/count.ts';
import { kindOf, numberOf, type SchemaRow } from '../../domain/schema/schemaRows.ts';
import type { GridColumn } from '../Grid/gridColumns.ts';
import type { SchemaTreeContent } from './SchemaNameCell.tsx';
import * as css from './SchemaTree.css.ts';

function Key({ content: { model, index }, row }: { content: SchemaTreeContent; row: SchemaRow }) {
  const number = numberOf(row);
  const kind = kindOf(row);
  if (kind === 'group') return null;
  if (kind === 'column')
    return <span className={css.quiet}>{index.columnAt(number)?.isNullable ? 'Nullable' : 'Not null'}</span>;
  const keys = model.keysOf(number);
  if (keys.length === 0) return <span className={css.quiet}>No primary key</span>;
  const words = keys.join(', ');
  return (
    <bdi className={model.hasCustomKeys(number) ? css.chosenKey : css.key} title={words}>
      {words}
    </bdi>
  );
}

function Size({ content: { model, index }, row }: { content: SchemaTreeContent; row: SchemaRow }) {
  const number = numberOf(row);
  const kind = kindOf(row);
  if (kind === 'group') return null;
  if (kind === 'column') {
    const { dataType = '' } = index.columnAt(number) ?? {};
    return (
      <bdi className={css.dataType} title={dataType}>
        {dataType}
      </bdi>
    );
  }
  const all = index.endColumn(number) - index.firstColumn(number);
  return (
    <span className={css.count}>{`${formatCount(model.columnsOn(number))} of ${formatCount(all)}`}</span>
  );
}

/** What stands behind the name, which the row draws itself. */
export const schemaColumns = (content: SchemaTreeContent): readonly GridColumn<SchemaRow>[] => [
  {
    id: 'name',
    label: 'Collection',
    isRowHeader: true,
    focusTarget: 'control',
    width: 'minmax(0, 2.2fr)',
    narrowWidth: 'minmax(0, 1fr)',
    cell: () => null,
  },
  {
    id: 'key',
    label: 'Primary key',
    width: 'minmax(0, 1fr)',
    hideBelow: 'drawer',
    cell: (row) => <Key content={content} row={row} />,
  },
  {
    id: 'size',
    label: 'Columns',
    align: 'end',
    width: '148px',
    narrowWidth: '88px',
    cell: (row) => <Size content={content} row={row} />,
  },
];
