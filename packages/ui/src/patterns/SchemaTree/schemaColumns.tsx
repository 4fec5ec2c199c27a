import { rem } from '../../theme/rem.ts';
import { partsOf, type GridColumn } from '../Grid/gridColumns.ts';
import { SchemaName } from './SchemaName.tsx';
import type { SchemaRowView, SchemaWords } from './SchemaTree.logic.ts';
import * as css from './SchemaTree.css.ts';

const lookOf = (shown: SchemaWords | undefined) => shown && css.wordsOf[shown.look];

const columns: readonly GridColumn<SchemaRowView>[] = [
  {
    id: 'name',
    label: 'Table',
    isRowHeader: true,
    focusTarget: 'control',
    width: 'minmax(0, 2.2fr)',
    narrowWidth: 'minmax(0, 1fr)',
    cell: (view, control) => <SchemaName view={view} {...control} />,
  },
  {
    id: 'key',
    label: 'Primary key',
    width: 'minmax(0, 1fr)',
    hideBelow: 'drawer',
    textLook: ({ key }) => lookOf(key),
    cell: ({ key }) => key?.words,
  },
  {
    id: 'size',
    label: 'Columns',
    align: 'end',
    width: rem(148),
    narrowWidth: rem(88),
    textLook: ({ size }) => lookOf(size),
    cell: ({ size }) => size?.words,
  },
];

/** The columns of every tree. Their cells depend on the row only. */
export const schemaParts = partsOf(columns, { menu: {} });
