import { formatClock } from '../../domain/format/time.ts';
import type { SchemaMatches, SchemaView } from '../../domain/schema/schemaFilter.ts';
import type { SchemaModel, SchemaSummary } from '../../domain/schema/schemaModel.ts';
import { describeBulkSize, selectAllLabel } from '../../domain/schema/schemaWords.ts';
import { Afterwards } from '../../internal/Afterwards.tsx';
import { ExactTime } from '../../patterns/ExactTime/ExactTime.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { RefreshIcon } from '../../primitives/Icon/icons/RefreshIcon.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import * as css from './SchemaEditor.css.ts';

interface SchemaToolbarProps {
  model: SchemaModel;
  summary: SchemaSummary;
  matches: SchemaMatches;
  view: SchemaView;
  onViewChange(view: SchemaView): void;
}

/** What narrows the tree, and what acts on all that is left of it. */
export function SchemaToolbar({ model, summary, matches, view, onViewChange }: SchemaToolbarProps) {
  const bulk = model.bulkOf(matches);
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
      <SegmentedControl
        label="Tables to show"
        segments={[
          { value: 'all', label: 'All', count: summary.index.tables.length },
          { value: 'selected', label: 'Selected', count: summary.selectedTables },
          { value: 'changed', label: 'Changed', count: changed },
        ]}
        value={view.show}
        onChange={(show) => onViewChange({ ...view, show })}
      />
      <Button
        size="toolbar"
        isDisabled={bulk === 'none'}
        onPress={() => model.setShown(matches, bulk === 'select')}
      >
        {selectAllLabel(matches.isFiltered, bulk)}
      </Button>
      <span className={css.shown} role="status">
        {matches.isFiltered && (
          <Afterwards>
            <BulkSize model={model} matches={matches} isOn={bulk !== 'deselect'} />
          </Afterwards>
        )}
      </span>
    </>
  );
}

interface BulkSizeProps extends Pick<SchemaToolbarProps, 'model' | 'matches'> {
  isOn: boolean;
}

/** The button acts on all that match, however few are drawn, so beside it stands how much that is. */
function BulkSize({ model, matches, isOn }: BulkSizeProps) {
  return describeBulkSize(model.bulkSizeOf(matches, isOn));
}

interface SchemaRefreshProps {
  /** When the source was read last; `null` where nobody knows. */
  readAt: Date | null;
  timeZone: string;
  isRefreshing: boolean;
  onRefresh(): void;
}

/** Asks the source anew, and says how old the answer on screen is. */
export function SchemaRefresh({ readAt, timeZone, isRefreshing, onRefresh }: SchemaRefreshProps) {
  return (
    <div className={css.reading}>
      <span role="status">
        {readAt && (
          <>
            Read at{' '}
            <ExactTime date={readAt} timeZone={timeZone} isFocusable>
              {formatClock(readAt, timeZone)}
            </ExactTime>
          </>
        )}
      </span>
      <Button size="toolbar" icon={RefreshIcon} isPending={isRefreshing} onPress={onRefresh}>
        Refresh Schema
      </Button>
    </div>
  );
}
