import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import {
  findRow,
  kindOfRow,
  lineOfRow,
  rowOf,
  type LogRow as LogRowCode,
  type LogRows,
} from '../../../domain/logs/logRows.ts';
import type { GridPlace } from '../../../patterns/Grid/Grid.logic.ts';
import type { GridPart } from '../../../patterns/Grid/gridColumns.ts';
import { insertedHeights, stackedHeights } from '../../../patterns/Grid/rowHeights.ts';
import { observeSize } from '../../../internal/observeSize.ts';
import { useClientStyle } from '../../../internal/useClientStyle.ts';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import { RoomToCome } from '../../../patterns/Grid/RoomToCome.tsx';
import { useFontScale } from '../../../patterns/Grid/useFontScale.ts';
import { useRowWindow } from '../../../patterns/Grid/useRowWindow.ts';
import * as css from './LogList.css.ts';
import { hasReason, type ShownLine } from './logColumns.tsx';
import { LogRow } from './LogRow.tsx';

export interface LogBodyProps {
  lines: readonly PipelineEvent[];
  content: LogRows;
  /** There are rows that name days or runs. */
  hasHeadings: boolean;
  parts: readonly GridPart<ShownLine>[];
  place: GridPlace;
  /** Identifies the view: when it changes, the page returns to the first line. */
  origin: string;
  /** Scroll to the open line when this changes. */
  scrollTo: string | undefined;
  rowId(row: LogRowCode): string;
  /** The heading above a line. */
  headingOf(line: PipelineEvent): string;
  renderDetail(line: PipelineEvent): ReactNode;
  /** Called when the rows near the end are in view. */
  onEndNear?(): void;
}

/** Rows between the last one in view and the end at which older lines are requested. */
const nearEnd = 15;
/** Room above a line that is scrolled to, in px, so that its context is visible. */
const roomAbove = 220;

/** Errors and warnings have room for their reason. */
const narrowHeight = (line: PipelineEvent | undefined): number =>
  css.heights[line && hasReason(line) ? 'narrowReason' : 'narrowLine'];

/** Whether the style sheet uses the layout of phones, which depends on the width of the page and of the list. */
function useIsNarrow() {
  const [isNarrow, setNarrow] = useState(false);
  const measureWidth = useCallback((probe: HTMLDivElement) => {
    const measure = () => setNarrow(probe.offsetWidth > 0);
    measure();
    return observeSize(measure, probe);
  }, []);
  return [isNarrow, measureWidth] as const;
}

/** The rows in view. It scrolls with the page, and only the open row has a height of its own. */
export function LogBody(props: LogBodyProps) {
  const {
    lines,
    content,
    hasHeadings,
    parts,
    place,
    origin,
    scrollTo,
    rowId,
    headingOf,
    renderDetail,
    onEndNear,
  } = props;
  const { rows, open } = content;
  const scale = useFontScale();
  const [measured, setMeasured] = useState<number>(css.heights.detail);
  const detailAt = open < 0 ? -1 : findRow(rows, rowOf(open, 'detail'));
  const [isNarrow, measureWidth] = useIsNarrow();
  const heights = useMemo(() => {
    const line = css.heights.line * scale;
    if (!hasHeadings && !isNarrow) return insertedHeights(rows.length, line, detailAt, measured);
    return stackedHeights(rows.length, (index) => {
      if (index === detailAt) return measured;
      const row = rows[index] ?? 0;
      if (kindOfRow(row) === 'heading') return css.heights.heading * scale;
      return isNarrow ? narrowHeight(lines[lineOfRow(row)]) * scale : line;
    });
  }, [rows, lines, scale, measured, detailAt, hasHeadings, isNarrow]);
  const body = useRef<HTMLDivElement>(null);
  const { attach, slots, isServer } = useRowWindow({
    heights,
    active: place.index,
    idOf: (index) => rowId(rows[index] ?? 0),
    origin,
    scrolledBy: 'page',
  });

  const attachBody = useCallback(
    (element: HTMLDivElement) => {
      body.current = element;
      return attach(element);
    },
    [attach],
  );

  const last = slots.reduce((most, { index }) => (index === place.index ? most : Math.max(most, index)), 0);
  const isEndNear = last >= rows.length - nearEnd;
  useEffect(() => {
    if (isEndNear) onEndNear?.();
  });

  const isFound = open >= 0;
  const showOpen = useStableHandler(() => {
    if (!body.current) return;
    const top = body.current.getBoundingClientRect().top + heights.startOf(Math.max(0, detailAt - 1));
    const isInView = top >= roomAbove / 2 && top <= innerHeight / 2;
    if (!isInView) scrollBy({ top: top - roomAbove, behavior: 'instant' });
  });
  // Later changes of the rows must not scroll the page.
  useLayoutEffect(() => {
    if (scrollTo !== undefined && isFound) showOpen();
  }, [scrollTo, isFound, showOpen]);

  const style = useClientStyle({ blockSize: heights.startOf(rows.length) });
  return (
    <div ref={attachBody} role="rowgroup" className={css.body} style={style}>
      <div ref={measureWidth} aria-hidden className={css.narrowProbe} />
      {isServer && <RoomToCome height={heights.startOf(rows.length)} />}
      {slots.map(({ key, index }) => {
        const row = rows[index];
        const line = row === undefined ? undefined : lines[lineOfRow(row)];
        if (row === undefined || line === undefined) return null;
        const kind = kindOfRow(row);
        const offset = heights.startOf(index);
        if (kind === 'heading') {
          return (
            <div
              key={key}
              role="row"
              aria-level={1}
              aria-rowindex={index + 2}
              className={css.headingRow}
              style={{ transform: `translateY(${offset}px)` }}
            >
              <div
                role="rowheader"
                aria-colindex={1}
                aria-colspan={parts.length}
                tabIndex={index === place.index ? 0 : -1}
                className={css.headingCell}
              >
                {headingOf(line)}
              </div>
            </div>
          );
        }
        if (kind === 'detail') {
          return (
            <DetailRow
              key={`detail ${line.id}`}
              index={index}
              columns={parts.length}
              offset={offset}
              onHeight={setMeasured}
            >
              {renderDetail(line)}
            </DetailRow>
          );
        }
        const at = lineOfRow(row);
        const isRepeat = kind === 'repeat';
        return (
          <LogRow
            key={key}
            line={line}
            size={isRepeat ? 1 : content.sizeAt(at)}
            isOpen={isRepeat ? at === open : at === content.openGroup}
            isRepeat={isRepeat}
            index={index}
            parts={parts}
            activeColumn={index === place.index ? place.columnId : undefined}
            offset={offset}
          />
        );
      })}
    </div>
  );
}

interface DetailRowProps {
  index: number;
  columns: number;
  offset: number;
  onHeight(height: number): void;
  children: ReactNode;
}

/** The open line's detail. It is not a stop of the arrow keys: Tab leads to its controls. */
function DetailRow({ index, columns, offset, onHeight, children }: DetailRowProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => onHeight(current.offsetHeight);
    const unobserve = observeSize(measure, current);
    measure();
    return unobserve;
  }, [onHeight]);
  return (
    <div
      ref={element}
      role="row"
      aria-level={2}
      aria-rowindex={index + 2}
      className={css.detailRow}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <div role="gridcell" aria-colspan={columns}>
        {children}
      </div>
    </div>
  );
}
