import type { ReactNode } from 'react';
import { formatClock } from '../../../domain/format/time.ts';
import type { SchemaCollections } from '../../../domain/entities/schema.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { selectAllLabel } from '../../../domain/schema/schemaWords.ts';
import { tableStateLabel } from '../../../domain/schema/tableActions.ts';
import { countTableStates, tableStates, type TableRow } from '../../../domain/schema/tableRows.ts';
import { isTablesViewFiltered, type TablesView } from '../../../domain/views/pipelineTables.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { SortMenu } from '../../../patterns/ResourceList/SortMenu.tsx';
import { StatusStrip } from '../../../patterns/StatusStrip/StatusStrip.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RefreshIcon } from '../../../primitives/Icon/icons/RefreshIcon.ts';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import * as css from './PipelineTablesScreen.css.ts';
import { tableColumns } from './tableColumns.tsx';

interface TablesToolbarProps {
  /** All tables; the filters count them. */
  rows: readonly TableRow[];
  /** The tables that the view shows; select-all acts on these only. */
  shown: readonly TableRow[];
  view: TablesView;
  onViewChange(view: TablesView): void;
  selected: ReadonlySet<string>;
  onSelectionChange(selected: ReadonlySet<string>): void;
  /** Rows can be selected. */
  hasSelection: boolean;
  schema: Remote<Pick<SchemaCollections, 'readAt'>> | null;
  /** Reads the source again. */
  onRefresh(): void;
  /** Actions on the selected tables. They replace the filters, so that the rows do not move. */
  selectionBar: ReactNode;
}

const sortChoices = tableColumns.flatMap(({ ordering: by, label }) => (by ? [{ by, label }] : []));

function ReadAt({ readAt }: { readAt: Date }) {
  const timeZone = useTimeZone();
  return (
    <span className={css.fact}>
      Source read at{' '}
      <ExactTime date={readAt} isFocusable>
        {formatClock(readAt, timeZone)}
      </ExactTime>
    </span>
  );
}

interface RefreshProps {
  schema: Remote<Pick<SchemaCollections, 'readAt'>>;
  onRefresh(): void;
}

/** Offline nothing is being read, so the button does not wait. */
const isReading = (schema: RefreshProps['schema']): boolean =>
  schema.state === 'loading' ? !schema.isOffline : schema.state === 'ready' && schema.isRefreshing === true;

function Refresh({ schema, onRefresh }: RefreshProps) {
  return (
    <div className={css.refresh}>
      {schema.state === 'ready' && schema.value.readAt && <ReadAt readAt={schema.value.readAt} />}
      <Button size="toolbar" icon={RefreshIcon} isPending={isReading(schema)} onPress={onRefresh}>
        Refresh Schema
      </Button>
    </div>
  );
}

/** Searches, filters and sorts the tables, selects those that match, and reads the source again. */
export function TablesToolbar({
  rows,
  shown,
  view,
  onViewChange,
  selected,
  onSelectionChange,
  hasSelection,
  schema,
  onRefresh,
  selectionBar,
}: TablesToolbarProps) {
  const counts = countTableStates(rows);
  const isAllSelected = shown.length > 0 && shown.every(({ table }) => selected.has(table));
  const selectAll = (): void => {
    const next = new Set(selected);
    for (const { table } of shown) {
      if (isAllSelected) next.delete(table);
      else next.add(table);
    }
    onSelectionChange(next);
  };
  return (
    <div className={css.tools}>
      <div className={css.toolbar}>
        <div className={css.search}>
          <SearchField
            label="Search tables"
            value={view.search}
            onChange={(search) => onViewChange({ ...view, search })}
          />
        </div>
        {hasSelection && (
          <Button size="toolbar" isDisabled={shown.length === 0} onPress={selectAll}>
            {selectAllLabel(isTablesViewFiltered(view), isAllSelected ? 'deselect' : 'select')}
          </Button>
        )}
        <div className={css.sort}>
          <SortMenu
            choices={sortChoices}
            sort={view.sort}
            defaultLabel="By name"
            onChange={(sort) => {
              const by = sortChoices.find((choice) => choice.by === sort?.by)?.by;
              onViewChange({ ...view, sort: by && sort && { by, isDescending: sort.isDescending } });
            }}
          />
        </div>
        {schema && <Refresh schema={schema} onRefresh={onRefresh} />}
      </div>
      <div className={css.secondRow}>
        {selectionBar || (
          <StatusStrip
            label="Filter by state"
            items={tableStates
              .filter((state) => counts.has(state) || view.states.includes(state))
              .map((state) => ({
                status: state,
                label: tableStateLabel(state),
                count: counts.get(state) ?? 0,
              }))}
            selected={view.states}
            onChange={(states) => onViewChange({ ...view, states })}
          />
        )}
      </div>
    </div>
  );
}
