import { memo, useDeferredValue, useState, type ReactNode } from 'react';
import { catalogue, labelOf } from '../../../domain/connectors/catalogue.ts';
import { countByTab, pipelineStatusLabel } from '../../../domain/entities/pipeline.ts';
import { searchDebounceMs } from '../../../domain/limits.ts';
import {
  defaultPipelineListView,
  filterableStatuses,
  withView,
  type PipelineListView,
} from '../../../domain/views/pipelineList.ts';
import { LiveIndicator, type LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { StatusStrip } from '../../../patterns/StatusStrip/StatusStrip.tsx';
import { FilterIcon } from '../../../primitives/Icon/icons/FilterIcon.ts';
import { MenuItem, MenuSeparator } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { SegmentedLinks } from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import type { ListKnowledge } from './listKnowledge.ts';
import { PipelinesSortMenu } from './PipelinesSortMenu.tsx';
import { useDebounced } from './useDebounced.ts';
import * as css from './PipelinesListScreen.css.ts';

interface PipelinesToolbarProps {
  view: PipelineListView;
  onViewChange(view: PipelineListView): void;
  hrefOf(view: PipelineListView): string;
  live?: LiveState;
  knows: ListKnowledge;
  /** Pipelines by status; `null` where the service does not tell. */
  counts: Readonly<Record<string, number>> | null;
  /** What can be done with the selected rows; it takes the place of the filters, so that no row moves. */
  selectionBar?: ReactNode;
}

const sourceTypes = catalogue.filter(({ kind }) => kind === 'source');

/** What narrows the list. What the service's lists do not know is not offered. */
export function PipelinesToolbar({
  view,
  onViewChange,
  hrefOf,
  live,
  knows,
  counts,
  selectionBar,
}: PipelinesToolbarProps) {
  const change = useStableHandler((part: Partial<PipelineListView>) => onViewChange(withView(view, part)));
  const tabs = counts && countByTab(counts);
  // The rows of the other tab are what was asked for: they come first.
  const narrowedTab = useDeferredValue(view.status);
  const narrowing =
    narrowedTab === 'archived' ? (
      <p className={css.hint}>Archived pipelines do not run. Restored, they come back paused.</p>
    ) : (
      knows.filters && (
        <StatusStrip
          label="Filter by status"
          items={filterableStatuses
            .filter((status) => !counts || counts[status] || view.statuses.includes(status))
            .map((status) => ({ status, label: pipelineStatusLabel(status), count: counts?.[status] }))}
          selected={view.statuses}
          onChange={(statuses) => change({ statuses })}
        />
      )
    );
  const secondRow = selectionBar || narrowing;
  return (
    <div className={css.tools}>
      <div className={css.toolbar}>
        <SegmentedLinks
          label="Pipelines by state"
          links={(['active', 'archived'] as const).map((status) => ({
            href: hrefOf({ ...defaultPipelineListView, status }),
            label: status === 'active' ? 'Active' : 'Archived',
            count: tabs?.[status],
            isCurrent: status === view.status,
          }))}
        />
        {knows.search && (
          <div className={css.search}>
            <PipelinesSearch search={view.search} onChange={change} />
          </div>
        )}
        {knows.filters && <SourceTypeFilter sourceType={view.sourceType} onChange={change} />}
        {knows.ordering && (
          <div className={css.sort}>
            <PipelinesSortMenu sort={view.sort} onChange={change} />
          </div>
        )}
        {live && (
          <div className={css.live}>
            <LiveIndicator state={live} />
          </div>
        )}
      </div>
      {secondRow && <div className={css.secondRow}>{secondRow}</div>}
    </div>
  );
}

interface FilterProps {
  onChange(part: Partial<PipelineListView>): void;
}

/** Every letter shows at once; the service is asked when the person rests (spec §9). */
const PipelinesSearch = memo(function PipelinesSearch({
  search,
  onChange,
}: FilterProps & { search: string }) {
  const [text, setText] = useState(search);
  // What was asked for last: any other search came from elsewhere, by Back or by a cleared filter, and replaces the text.
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    setAsked(search);
    setText(search);
  }
  const ask = useDebounced(searchDebounceMs, (wanted: string) => {
    setAsked(wanted);
    onChange({ search: wanted });
  });
  return (
    <SearchField
      label="Search pipelines"
      value={text}
      onChange={(typed) => {
        setText(typed);
        ask(typed);
      }}
    />
  );
});

const SourceTypeFilter = memo(function SourceTypeFilter({
  sourceType,
  onChange,
}: FilterProps & { sourceType: string | undefined }) {
  return (
    <MenuButton
      label={sourceType ? labelOf(sourceType) : 'Source type'}
      icon={FilterIcon}
      size="toolbar"
      align="start"
    >
      <MenuItem id="all" label="All source types" onAction={() => onChange({ sourceType: undefined })} />
      <MenuSeparator />
      {sourceTypes.map(({ type, label }) => (
        <MenuItem key={type} id={type} label={label} onAction={() => onChange({ sourceType: type })} />
      ))}
    </MenuButton>
  );
});
