import { useMemo, useState } from 'react';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { isKnown } from '../../../domain/entities/open.ts';
import { formatExact } from '../../../domain/format/time.ts';
import { activityKinds, activityLabels } from '../../../domain/logs/activity.ts';
import {
  defaultPipelineLogView,
  logRanges,
  shownLevels,
  type LogRange,
  type PipelineLogView,
} from '../../../domain/views/pipelineLog.ts';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import { FilterMenu } from '../../../patterns/FilterMenu/FilterMenu.tsx';
import { useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { ListSearch } from '../../../patterns/ResourceList/ResourceToolbar.tsx';
import { StatusStrip, type StatusStripItem } from '../../../patterns/StatusStrip/StatusStrip.tsx';
import { SegmentedLinks } from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { levelLabels } from './logColumns.tsx';
import type { logCounts } from './logCounts.ts';
import { LogExport } from './LogExport.tsx';
import { LogRangeForm } from './LogRangeForm.tsx';
import * as css from './PipelineLogsScreen.css.ts';

export const rangeLabels: Readonly<Record<LogRange, string>> = {
  hour: 'Last hour',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  all: 'Any time',
};
const ranges = logRanges.filter((range) => range !== 'all');
const customRange = 'custom';
/** The button shows the times of a custom range in place of the option's name. */
const rangeGroups = (custom: string) => [
  { options: ranges.map((value) => ({ value, label: rangeLabels[value] })) },
  { options: [{ value: customRange, label: custom || 'Custom range…' }] },
];

/** From the most severe, because that is what people look for. */
const levelItems = shownLevels.toReversed().map((status) => ({ status, label: levelLabels[status] }));
const kindItems = activityKinds.map((status) => ({ status, label: activityLabels[status] }));

interface LogsToolbarProps {
  /** Names the downloaded file. */
  name: string;
  view: PipelineLogView;
  hrefOf(view: PipelineLogView): string;
  onViewChange(view: PipelineLogView): void;
  /** All loaded lines: they name the tables. */
  loaded: readonly PipelineEvent[];
  /** Counts what the filters choose from. */
  countOf: ReturnType<typeof logCounts>;
  /** The shown lines, to copy and download. */
  shown: readonly PipelineEvent[];
}

const tablesOf = (lines: readonly PipelineEvent[]): readonly string[] =>
  [...new Set(lines.flatMap(({ collection }) => collection ?? []))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );

/** The filters of a log, and the ways to take it away. */
export function LogsToolbar({ name, view, hrefOf, onViewChange, loaded, countOf, shown }: LogsToolbarProps) {
  const timeZone = useTimeZone();
  const tables = useMemo(
    () => [{ options: tablesOf(loaded).map((value) => ({ value, label: value })) }],
    [loaded],
  );
  // The open line stays: if it is filtered out, the page says so.
  const change = (part: Partial<PipelineLogView>) => onViewChange({ ...view, ...part });
  const changeSearch = useStableHandler((search: string) => change({ search }));
  const changeTable = useStableHandler((table: string | undefined) => change({ table }));
  const [isEnteringRange, setEnteringRange] = useState(false);
  const changeRange = useStableHandler((range: string = 'all') => {
    setEnteringRange(range === customRange);
    if (isKnown(logRanges, range)) change({ range, from: undefined, to: undefined });
  });
  const { from, to, range } = view;
  const isCustom = from !== undefined || to !== undefined;
  const custom = [from && `from ${formatExact(from, timeZone)}`, to && `up to ${formatExact(to, timeZone)}`]
    .filter(Boolean)
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase());
  const groups = useMemo(() => rangeGroups(custom), [custom]);
  const shared = { ...view, levels: [], debug: false, kinds: [] };
  const counted = <Choice extends string>(items: readonly StatusStripItem<Choice>[]) =>
    items.map((item) => ({ ...item, ...countOf(item.status) }));
  return (
    <>
      <div className={css.toolbar}>
        <SegmentedLinks
          label="View of the log"
          links={[
            {
              href: hrefOf({ ...shared, show: 'lines' }),
              label: 'All lines',
              isCurrent: view.show === 'lines',
            },
            {
              href: hrefOf({ ...shared, show: 'activity' }),
              label: 'Activity',
              isCurrent: view.show === 'activity',
            },
          ]}
        />
        <div className={css.search}>
          <ListSearch label="Search messages" search={view.search} onChange={changeSearch} />
        </div>
        <FilterMenu
          label="Table"
          allLabel="All tables"
          groups={tables}
          value={view.table}
          onChange={changeTable}
        />
        <FilterMenu
          label="Time range"
          allLabel="Any time"
          groups={groups}
          value={isCustom ? customRange : range === 'all' ? undefined : range}
          onChange={changeRange}
        />
        <LogExport name={name} lines={shown} />
      </div>
      {(isCustom || isEnteringRange) && (
        <LogRangeForm
          range={{ from, to }}
          onApply={(times) =>
            change({ range: defaultPipelineLogView.range, from: undefined, to: undefined, ...times })
          }
          onClear={() => {
            setEnteringRange(false);
            if (isCustom) changeRange(defaultPipelineLogView.range);
          }}
        />
      )}
      {view.show === 'lines' ? (
        <div className={css.levels}>
          <StatusStrip
            label="Levels"
            items={counted(levelItems)}
            reservesCounts
            selected={view.levels}
            onChange={(levels) => change({ levels: shownLevels.filter((level) => levels.includes(level)) })}
          />
          <Switch isSelected={view.debug === true} onChange={(debug) => change({ debug })}>
            Show debug lines
          </Switch>
        </div>
      ) : (
        <StatusStrip
          label="Kinds of activity"
          items={counted(kindItems)}
          reservesCounts
          selected={view.kinds}
          onChange={(kinds) => change({ kinds })}
        />
      )}
    </>
  );
}
