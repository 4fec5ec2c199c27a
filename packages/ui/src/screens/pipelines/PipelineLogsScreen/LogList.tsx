import { useMemo, useState, type ReactNode } from 'react';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { dayOf } from '../../../domain/format/time.ts';
import {
  findLine,
  findRow,
  groupLines,
  kindOfRow,
  lineOfRow,
  openRows,
  rowOf,
  type LogRow,
} from '../../../domain/logs/logRows.ts';
import type { SyncRun } from '../../../domain/logs/syncRuns.ts';
import { useClientStyle } from '../../../internal/useClientStyle.ts';
import * as grid from '../../../patterns/Grid/Grid.css.ts';
import { headIndex } from '../../../patterns/Grid/Grid.logic.ts';
import { partsOf } from '../../../patterns/Grid/gridColumns.ts';
import { GridHead } from '../../../patterns/Grid/GridHead.tsx';
import { frameStyle } from '../../../patterns/Grid/gridStyle.ts';
import { useFontScale } from '../../../patterns/Grid/useFontScale.ts';
import { useGridFocus } from '../../../patterns/Grid/useGridFocus.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { headOffset } from '../../../patterns/ResourceList/rowHeight.ts';
import { LogBody } from './LogBody.tsx';
import { logColumns } from './logColumns.tsx';
import { pressLogKey } from './logKeys.ts';
import * as css from './LogList.css.ts';
import { runLabel, wholeDay } from './logTime.ts';

export interface LogListProps {
  /** Names the list, such as “Log of Orders”. */
  label: string;
  /** The lines, newest first. Keep the same array while they are the same. */
  lines: readonly PipelineEvent[];
  /** The open line; `newest` for the first one. */
  open: number | 'newest' | undefined;
  /** Shows kinds in place of levels, and separates days. @default false */
  isActivity?: boolean;
  /** The run of each line by its number. Without runs, and for activity, lines are not grouped by run. */
  runs?: ReadonlyMap<number, SyncRun> | undefined;
  /** Identifies the view: when it changes, the page returns to the first line. */
  origin: string;
  /** Called when a line is opened, or closed with `undefined`. */
  onOpenChange(line: PipelineEvent | undefined): void;
  /** Renders the detail of the open line. */
  renderDetail(line: PipelineEvent): ReactNode;
  /** Called when the last lines come into view. */
  onEndNear?(): void;
}

/**
 * The lines of a log as a treegrid, in the order of their time. It scrolls with the page and renders only the lines in
 * view. A line opens in place. Consecutive errors that say the same are one row, which opens too.
 */
export function LogList({
  label,
  lines,
  open,
  isActivity = false,
  runs,
  origin,
  onOpenChange,
  renderDetail,
  onEndNear,
}: LogListProps) {
  const timeZone = useTimeZone();
  const today = dayOf(useNow(), timeZone);
  const scale = useFontScale();
  const newest = lines[0]?.at.getTime() ?? 0;
  const parts = useMemo(
    () => partsOf(logColumns({ timeZone, today, isActivity, at: new Date(newest) }), {}),
    [timeZone, today, isActivity, newest],
  );
  const hasRuns = !isActivity && runs !== undefined && runs.size > 0;
  const groups = useMemo(() => {
    if (isActivity) return groupLines(lines, ({ at }) => dayOf(at, timeZone));
    return groupLines(lines, hasRuns ? ({ id }) => runs.get(id)?.id ?? 'outside' : undefined);
  }, [lines, isActivity, hasRuns, runs, timeZone]);
  const content = useMemo(() => {
    if (open === 'newest') return openRows(groups, 0);
    return openRows(groups, open === undefined ? -1 : findLine(lines, open));
  }, [lines, groups, open]);
  const { rows } = content;

  // A line that this list did not open itself comes from the address, so the page scrolls to it.
  const [opened, setOpened] = useState<typeof open>();
  const scrollTo = open === undefined || open === opened ? undefined : String(open);

  const rowId = (row: LogRow): string => `${kindOfRow(row)} ${lines[lineOfRow(row)]?.id ?? ''}`;
  const focus = useGridFocus({
    rows,
    parts,
    getRowId: rowId,
    findRow(id) {
      const [kind, line] = id.split(' ');
      const at = findLine(lines, Number(line));
      // A line may have become the first of its group, or a later one, and lost its heading to a newer line.
      const kinds = [...(kind === 'heading' ? (['heading'] as const) : []), 'line', 'repeat'] as const;
      return at < 0
        ? -1
        : (kinds.map((each) => findRow(rows, rowOf(at, each))).find((row) => row >= 0) ?? -1);
    },
  });
  const place =
    kindOfRow(rows[focus.place.index] ?? 0) === 'detail'
      ? { ...focus.place, index: focus.place.index - 1 }
      : focus.place;

  const setOpen = (index: number): void => {
    const line = index < 0 ? undefined : lines[index];
    setOpened(line?.id);
    onOpenChange(line);
  };
  const toggle = (index: number): void => {
    const row = rows[index];
    if (row === undefined) return;
    const [line, kind] = [lineOfRow(row), kindOfRow(row)];
    if (kind === 'line') setOpen(line === content.openGroup ? -1 : line);
    // Closing an earlier line of a group leaves the group open.
    else if (kind === 'repeat') setOpen(line === content.open ? content.openGroup : line);
  };

  return (
    <div
      className={grid.flowingFrame}
      style={useClientStyle(
        frameStyle(parts, {
          rowHeight: css.heights.line,
          narrowRowHeight: css.heights.narrowLine,
          headOffset,
        }),
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is its cells' and their controls' */}
      <div
        {...focus.gridProps}
        role="treegrid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={parts.length}
        className={css.lines}
        onClick={({ target }) => {
          const spot = focus.whereIs(target);
          // A drag selects text instead of opening the line.
          if (!spot || spot.index === headIndex || getSelection()?.isCollapsed === false) return;
          spot.cell.focus({ preventScroll: true });
          toggle(spot.index);
        }}
        onKeyDown={(event) =>
          pressLogKey(event, {
            rowCount: rows.length,
            rowHeight: css.heights.line * scale,
            focus,
            isStop: (index) => kindOfRow(rows[index] ?? 0) !== 'detail',
            toggle,
            close() {
              if (content.open < 0) return false;
              setOpen(-1);
              return true;
            },
          })
        }
      >
        <div role="rowgroup" className={grid.foldingHead}>
          <GridHead parts={parts} activeColumn={place.index === headIndex ? place.columnId : undefined} />
        </div>
        {rows.length > 0 && (
          <LogBody
            lines={lines}
            content={content}
            hasHeadings={isActivity || hasRuns}
            parts={parts}
            place={place}
            origin={origin}
            scrollTo={scrollTo}
            rowId={rowId}
            headingOf={({ id, at }) =>
              isActivity ? wholeDay(at, timeZone) : runLabel(runs?.get(id), today, timeZone)
            }
            renderDetail={renderDetail}
            {...(onEndNear && { onEndNear })}
          />
        )}
      </div>
    </div>
  );
}
