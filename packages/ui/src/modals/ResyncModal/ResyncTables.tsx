import { useMemo, useState, type Ref } from 'react';
import type { CollectionUsage } from '../../domain/entities/usage.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { onFirstUse } from '../../domain/format/onFirstUse.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { selectAllLabel } from '../../domain/schema/schemaWords.ts';
import { describeTableState } from '../../domain/schema/tableActions.ts';
import { stateOfUsage } from '../../domain/schema/tableRows.ts';
import * as pickerCss from '../../patterns/FieldPicker/FieldPicker.css.ts';
import { Grid } from '../../patterns/Grid/Grid.tsx';
import type { GridColumn } from '../../patterns/Grid/gridColumns.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { rem } from '../../theme/rem.ts';
import * as css from './ResyncModal.css.ts';

interface ResyncTablesProps {
  tables: readonly CollectionUsage[];
  /** Names of the selected tables. Tables that the search hides stay selected. */
  selected: ReadonlySet<string>;
  onChange(selected: ReadonlySet<string>): void;
  /** Why the selection cannot be sent. */
  lack: string | undefined;
  searchRef: Ref<HTMLInputElement>;
}

const columns: readonly GridColumn<CollectionUsage>[] = [
  {
    id: 'table',
    label: 'Table',
    isRowHeader: true,
    isStateless: true,
    width: 'minmax(0, 1fr)',
    cell: ({ collection }) => {
      const name = showHidden(collection);
      return (
        <bdi translate="no" className={css.name} title={name}>
          {name}
        </bdi>
      );
    },
  },
  {
    id: 'state',
    label: 'State',
    isStateless: true,
    width: rem(170),
    hideBelow: 'drawer',
    cell: (usage) => describeTableState({ state: stateOfUsage(usage), status: usage.status }),
  },
  {
    id: 'records',
    label: 'Records',
    align: 'end',
    isStateless: true,
    width: rem(120),
    narrowWidth: rem(124),
    cell: ({ totalRecords }) => formatCount(totalRecords),
  },
];
const inOrder = onFirstUse(() => new Intl.Collator('en', { numeric: true }));
const byName = (one: CollectionUsage, other: CollectionUsage): number =>
  inOrder().compare(one.collection, other.collection);
const nameOf = ({ collection }: CollectionUsage): string => collection;

/** Selects tables. With a search, select-all acts on the matching tables only. */
export function ResyncTables({ tables, selected, onChange, lack, searchRef }: ResyncTablesProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const sorted = useMemo(() => tables.toSorted(byName), [tables]);
  const shown = useMemo(
    () => sorted.filter(({ collection }) => collection.toLowerCase().includes(wanted)),
    [sorted, wanted],
  );
  const isAllSelected = shown.length > 0 && shown.every(({ collection }) => selected.has(collection));
  const selectAll = (): void => {
    const next = new Set(selected);
    for (const { collection } of shown) {
      if (isAllSelected) next.delete(collection);
      else next.add(collection);
    }
    onChange(next);
  };
  const count = tables.filter(({ collection }) => selected.has(collection)).length;
  return (
    <div className={pickerCss.picker}>
      <div className={pickerCss.tools}>
        <div className={pickerCss.search}>
          <SearchField ref={searchRef} label="Search tables" value={search} onChange={setSearch} />
        </div>
        <Button size="toolbar" isDisabled={shown.length === 0} onPress={selectAll}>
          {selectAllLabel(wanted !== '', isAllSelected ? 'deselect' : 'select')}
        </Button>
      </div>
      <div className={css.list}>
        <Grid
          label="Tables to resync"
          rows={shown}
          columns={columns}
          getRowId={nameOf}
          getRowName={nameOf}
          rowHeight={40}
          layout="scroller"
          selection={{ selected, onChange }}
          empty="No matching tables."
        />
      </div>
      <p className={css.counts}>
        <span role="status">{`${formatCount(count)} of ${formatQuantity(tables.length, 'table')} selected`}</span>
        {lack && (
          <span role="alert" className={css.lack}>
            {lack}
          </span>
        )}
      </p>
    </div>
  );
}
