import { useMemo, useState } from 'react';
import type { RowNoun } from '../../domain/connectors/definition/sections.ts';
import { lastPage, pageSize } from '../../domain/outcome/page.ts';
import type { RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { selectAllLabel } from '../../domain/schema/schemaWords.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Grid } from '../../patterns/Grid/Grid.tsx';
import { PageButtons } from '../../patterns/Pagination/PageButtons.tsx';
import { headOffset } from '../../patterns/ResourceList/rowHeight.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { RefreshIcon } from '../../primitives/Icon/icons/RefreshIcon.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { pickerColumns, rowHeights } from './pickerColumns.tsx';
import {
  describeSelection,
  goneRows,
  listedRows,
  matchingRows,
  pickedIds,
  quantityOf,
  rowsFor,
  type PickerRow,
} from './pickerRows.ts';
import * as css from './ProviderRows.css.ts';

export interface RowTableProps {
  field: RowsField;
  noun: RowNoun;
  provider: string;
  offered: readonly Row[];
  picked: readonly Row[];
  saved: readonly Row[];
  isReadOnly: boolean;
  isRefreshing: boolean;
  onChange(picked: readonly Row[]): void;
  onRefresh(): void;
}

const idOf = ({ id }: PickerRow): string => id;
const nameOf = ({ name }: PickerRow): string => name;
const goneAdvice = 'Your account may have lost access. Deselect what you no longer need.';

/** The table: search, select all, ten rows a page. Only the user removes a selected row. */
export function RowTable({
  field,
  noun,
  provider,
  offered,
  picked,
  saved,
  isReadOnly,
  isRefreshing,
  onChange,
  onRefresh,
}: RowTableProps) {
  const [search, setSearch] = useState('');
  const [wantedPage, setPage] = useState(1);
  const columns = useMemo(() => pickerColumns(field), [field]);
  const listed = useMemo(() => listedRows(field, offered), [field, offered]);
  // A saved row that is deselected stays in the table, so that it can be selected again.
  const gone = useMemo(() => goneRows(field, listed, [...saved, ...picked]), [field, listed, saved, picked]);
  const rows = useMemo(() => [...gone, ...listed], [gone, listed]);
  const matching = useMemo(() => matchingRows(rows, search), [rows, search]);
  const scope = useMemo(() => matching.map(idOf), [matching]);
  const selected = useMemo(() => pickedIds(field, picked), [field, picked]);
  const page = Math.min(wantedPage, lastPage(matching.length, pageSize));
  const shown = useMemo(() => matching.slice((page - 1) * pageSize, page * pageSize), [matching, page]);

  const select = (ids: ReadonlySet<string>): void => {
    if (!isReadOnly) onChange(rowsFor(field, rows, ids, [...saved, ...picked]));
  };
  const isFiltered = search.trim() !== '';
  const isAllSelected = scope.length > 0 && scope.every((id) => selected.has(id));
  const selectAll = (): void => {
    const next = new Set(selected);
    for (const id of scope) {
      if (isAllSelected) next.delete(id);
      else next.add(id);
    }
    select(next);
  };
  const refresh = (
    <Button
      size="toolbar"
      tone="accent"
      variant="ghost"
      icon={RefreshIcon}
      isPending={isRefreshing}
      isDisabled={isReadOnly}
      onPress={onRefresh}
    >
      Refresh list
    </Button>
  );

  if (rows.length === 0) {
    return (
      <EmptyState level={3} title={`No ${noun.many} found`} action={refresh}>
        {`The account that signed in at ${provider} has no ${noun.many}, or did not allow access to them.`}
      </EmptyState>
    );
  }
  const goneSelected = gone.filter(({ id }) => selected.has(id)).length;
  return (
    <Stack>
      {goneSelected > 0 && (
        <Banner
          tone="caution"
          role="status"
          title={`${quantityOf(goneSelected, { one: `selected ${noun.one} is`, many: `selected ${noun.many} are` })} no longer in the list.`}
        >
          {goneAdvice}
        </Banner>
      )}
      <Stack direction="row" gap="sm" align="center" isWrapping>
        <div className={css.search}>
          <SearchField
            label={`Search ${noun.many}`}
            value={search}
            onChange={(text) => {
              setSearch(text);
              setPage(1);
            }}
            // Otherwise Enter would submit the form.
            onSubmit={() => undefined}
          />
        </div>
        <Button size="toolbar" isDisabled={isReadOnly || scope.length === 0} onPress={selectAll}>
          {selectAllLabel(isFiltered, isAllSelected ? 'deselect' : 'select')}
        </Button>
        <output className={css.count}>
          <Text size="small" tone="muted" isTabular>
            {describeSelection(selected.size, rows.length)}
          </Text>
        </output>
        {refresh}
      </Stack>
      <Grid
        label={field.label}
        rows={shown}
        columns={columns}
        getRowId={idOf}
        getRowName={nameOf}
        rowHeight={rowHeights.wide}
        narrowRowHeight={rowHeights.narrow}
        headOffset={headOffset}
        selection={{ selected, scope, onChange: select }}
        empty={`No matching ${noun.many}.`}
      />
      {matching.length > 0 && (
        <PageButtons label={field.label} page={page} count={matching.length} onPageChange={setPage} />
      )}
    </Stack>
  );
}
