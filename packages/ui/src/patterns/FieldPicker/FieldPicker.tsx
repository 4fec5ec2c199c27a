import { useMemo, useState } from 'react';
import type { SchemaColumn } from '../../domain/entities/schema.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { selectAllLabel } from '../../domain/schema/schemaWords.ts';
import { warnFormerName } from '../../internal/warnFormerName.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { rem } from '../../theme/rem.ts';
import { Grid } from '../Grid/Grid.tsx';
import type { GridColumn } from '../Grid/gridColumns.ts';
import * as css from './FieldPicker.css.ts';

export interface FieldPickerProps extends RootProps<HTMLDivElement> {
  /** Names the list, such as “Columns of orders”. */
  label: string;
  /** The columns to choose from, in the order of their table. */
  fields: readonly SchemaColumn[];
  /** Names of the selected columns. Columns that the search hides stay selected. @default none */
  selected?: ReadonlySet<string>;
  /** @deprecated Use `selected`. The next major version removes this name. */
  picked?: ReadonlySet<string>;
  /** Called with the names of all selected columns. */
  onChange(selected: ReadonlySet<string>): void;
}

const columns: readonly GridColumn<SchemaColumn>[] = [
  {
    id: 'name',
    label: 'Column',
    isRowHeader: true,
    width: 'minmax(0, 2fr)',
    narrowWidth: 'minmax(0, 1fr)',
    cell: (field) => {
      const name = showHidden(field.name);
      return (
        <bdi translate="no" className={css.name} title={name}>
          {name}
        </bdi>
      );
    },
  },
  {
    id: 'type',
    label: 'Type',
    width: 'minmax(0, 1fr)',
    // As wide as our longest type; a source's own type names may be cut.
    narrowWidth: rem(92),
    cell: ({ dataType }) => (
      <bdi translate="no" className={css.detail} title={dataType}>
        {dataType}
      </bdi>
    ),
  },
  {
    id: 'nullable',
    label: 'Nullable',
    width: rem(92),
    hideBelow: 'drawer',
    cell: ({ isNullable }) => (isNullable ? 'Yes' : 'No'),
  },
];
const none: ReadonlySet<string> = new Set();
const nameOf = ({ name }: SchemaColumn): string => name;

/**
 * Selects columns of one table. With a search, select-all acts on the matching columns only. For other choices
 * use `MultiSelect`; for whole schemas use `SchemaTree`.
 */
export function FieldPicker({
  label,
  fields,
  picked,
  selected = picked ?? none,
  onChange,
  ...root
}: FieldPickerProps) {
  if (picked !== undefined) warnFormerName('FieldPicker', 'picked', 'selected');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = useMemo(
    () => fields.filter(({ name }) => name.toLowerCase().includes(wanted)),
    [fields, wanted],
  );
  const isAllSelected = shown.length > 0 && shown.every(({ name }) => selected.has(name));
  const selectAll = (): void => {
    const next = new Set(selected);
    for (const { name } of shown) {
      if (isAllSelected) next.delete(name);
      else next.add(name);
    }
    onChange(next);
  };
  return (
    <div {...root} className={css.picker}>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField label="Search columns" value={search} onChange={setSearch} />
        </div>
        <Button size="toolbar" isDisabled={shown.length === 0} onPress={selectAll}>
          {selectAllLabel(wanted !== '', isAllSelected ? 'deselect' : 'select')}
        </Button>
      </div>
      <div className={css.list}>
        <Grid
          label={label}
          rows={shown}
          columns={columns}
          getRowId={nameOf}
          getRowName={nameOf}
          rowHeight={40}
          layout="scroller"
          selection={{ selected, onChange }}
          empty="No matching columns."
        />
      </div>
      <p className={css.count} role="status">
        {`${formatCount(selected.size)} of ${formatQuantity(fields.length, 'column')} selected`}
      </p>
    </div>
  );
}
