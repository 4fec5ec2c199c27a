import { memo, useMemo } from 'react';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import * as grid from '../../../patterns/Grid/Grid.css.ts';
import { GridCells } from '../../../patterns/Grid/GridCells.tsx';
import type { GridPart } from '../../../patterns/Grid/gridColumns.ts';
import * as css from './LogList.css.ts';
import { hasReason, type ShownLine } from './logColumns.tsx';

export interface LogRowProps {
  line: PipelineEvent;
  /** Number of lines that the row stands for. */
  size: number;
  isOpen: boolean;
  isRepeat: boolean;
  /** Index among all rows, from 0. */
  index: number;
  parts: readonly GridPart<ShownLine>[];
  /** Id of the column with the tab stop, if it is in this row. */
  activeColumn?: string;
  /** Distance from the first row, in px. */
  offset: number;
}

/** A line, or a group of lines that say the same. Renders again only when something of its own changes. */
export const LogRow = memo(function LogRow({
  line,
  size,
  isOpen,
  isRepeat,
  index,
  parts,
  activeColumn,
  offset,
}: LogRowProps) {
  const row = useMemo(() => ({ line, size, isOpen, isRepeat }), [line, size, isOpen, isRepeat]);
  return (
    <div
      role="row"
      aria-level={isRepeat ? 2 : 1}
      aria-rowindex={index + 2}
      aria-expanded={isOpen}
      className={`${css.lineRow} ${grid.actionable}${hasReason(line) ? ` ${css.reasonRow}` : ''}${isOpen || isRepeat ? ` ${css.openRow}` : ''}`}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <GridCells row={row} name={line.message} parts={parts} activeColumn={activeColumn} headerLook="" />
    </div>
  );
});
