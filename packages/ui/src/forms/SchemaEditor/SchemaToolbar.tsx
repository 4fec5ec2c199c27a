import { useId, useState } from 'react';
import { formatClock } from '../../domain/format/time.ts';
import type { SchemaMatches, SchemaView } from '../../domain/schema/schemaFilter.ts';
import type { SchemaModel, SchemaSummary } from '../../domain/schema/schemaModel.ts';
import { describeBulkSize, selectAllLabel } from '../../domain/schema/schemaWords.ts';
import { Deferred } from '../../internal/Deferred.tsx';
import { ExactTime } from '../../patterns/ExactTime/ExactTime.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilterIcon } from '../../primitives/Icon/icons/FilterIcon.ts';
import { RefreshIcon } from '../../primitives/Icon/icons/RefreshIcon.ts';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../primitives/MenuButton/MenuButton.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import * as css from './SchemaEditor.css.ts';
import { useTimeZone } from '../../patterns/PresentProvider/present.ts';

interface SchemaFiltersProps {
  model: SchemaModel;
  summary: SchemaSummary;
  matches: SchemaMatches;
  view: SchemaView;
  onViewChange(view: SchemaView): void;
  /** The selection cannot be changed. */
  isReadOnly: boolean;
}

interface SchemaToolbarProps extends SchemaFiltersProps {
  /** Filters need tables to act on. */
  hasFilters: boolean;
  /** When the source was last read; `null` if unknown. */
  readAt: Date | null;
  /** The last refresh found the same tables and columns. */
  isUnchanged: boolean;
  isRefreshing: boolean;
  onRefresh(): void;
  /** Opens or closes all schemas and shown tables. */
  onSetAllOpen(isOpen: boolean): void;
}

/** Filters the tree, selects all matching tables, and refreshes the schema. */
export function SchemaToolbar({
  hasFilters,
  readAt,
  isUnchanged,
  isRefreshing,
  onRefresh,
  onSetAllOpen,
  ...filters
}: SchemaToolbarProps) {
  const { model, matches } = filters;
  const timeZone = useTimeZone();
  return (
    <div className={css.toolbar}>
      <div className={css.tools}>
        {hasFilters && <SchemaFilters {...filters} />}
        <span className={css.refresh[hasFilters ? 'inMenu' : 'alone']}>
          <Button size="toolbar" icon={RefreshIcon} isPending={isRefreshing} onPress={onRefresh}>
            Refresh Schema
          </Button>
        </span>
        {/* On a phone, these actions are in a menu. */}
        {hasFilters && (
          <span className={css.more}>
            <MenuButton isIconOnly label="More actions" variant="outline" align="end">
              <MenuItem
                id="refresh"
                label="Refresh Schema"
                icon={RefreshIcon}
                disabledReason={isRefreshing ? 'The schema is being refreshed.' : undefined}
                onAction={onRefresh}
              />
              <MenuItem id="expand" label="Expand all" onAction={() => onSetAllOpen(true)} />
              <MenuItem id="collapse" label="Collapse all" onAction={() => onSetAllOpen(false)} />
            </MenuButton>
          </span>
        )}
      </div>
      <div className={css.facts}>
        {hasFilters && matches.tables.length > 0 && (
          <span className={css.disclosure}>
            <Button size="small" variant="ghost" onPress={() => onSetAllOpen(true)}>
              Expand all
            </Button>
            <Button size="small" variant="ghost" onPress={() => onSetAllOpen(false)}>
              Collapse all
            </Button>
          </span>
        )}
        <span role="status">
          {hasFilters && !filters.isReadOnly && matches.isFiltered && (
            <Deferred>
              <BulkSize model={model} matches={matches} />
            </Deferred>
          )}
        </span>
        <span role="status">
          {isRefreshing ? 'Refreshing… ' : isUnchanged && 'No changes found. '}
          {readAt && (
            <>
              Read at{' '}
              <ExactTime date={readAt} isFocusable>
                {formatClock(readAt, timeZone)}
              </ExactTime>
            </>
          )}
        </span>
      </div>
    </div>
  );
}

function SchemaFilters({ model, summary, matches, view, onViewChange, isReadOnly }: SchemaFiltersProps) {
  const bulk = model.bulkOf(matches);
  const all = summary.index.tables.length;
  const folded = useId();
  const [isOpen, setOpen] = useState(false);
  const changed = Object.values(summary.changes).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className={css.search}>
        <SearchField
          label="Search tables and columns"
          value={view.search}
          onChange={(search) => onViewChange({ ...view, search })}
        />
      </div>
      {/* On a phone, the choice of the tables is behind this button. */}
      <div className={css.foldButton}>
        <Button
          size="toolbar"
          icon={FilterIcon}
          aria-expanded={isOpen}
          aria-controls={folded}
          onPress={() => setOpen(!isOpen)}
        >
          {view.show === 'all' ? 'Filters' : 'Filters (on)'}
        </Button>
      </div>
      <div className={css.choice[isOpen ? 'unfolded' : 'folded']} id={folded}>
        <SegmentedControl
          label="Tables to show"
          segments={[
            { value: 'all', label: 'All', count: all },
            { value: 'selected', label: 'Selected', count: summary.selectedTables },
            { value: 'unselected', label: 'Not selected', count: all - summary.selectedTables },
            { value: 'changed', label: 'Changed', count: changed },
          ]}
          value={view.show}
          onChange={(show) => onViewChange({ ...view, show })}
        />
      </div>
      <div className={css.bulk}>
        <Button
          size="toolbar"
          isDisabled={isReadOnly || bulk === 'none'}
          onPress={() => model.setShown(matches, bulk === 'select')}
        >
          {selectAllLabel(matches.isFiltered, bulk)}
        </Button>
      </div>
    </>
  );
}

/** The number of tables that the select-all button changes, which may exceed the rows in view. */
function BulkSize({ model, matches }: Pick<SchemaFiltersProps, 'model' | 'matches'>) {
  const isOn = model.bulkOf(matches) !== 'deselect';
  return describeBulkSize(model.bulkSizeOf(matches, isOn), matches.view.search !== '');
}
