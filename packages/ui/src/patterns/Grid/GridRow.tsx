import { memo } from 'react';
import * as css from './Grid.css.ts';
import { GridCells } from './GridCells.tsx';
import type { GridPart } from './gridColumns.ts';

interface GridRowProps<Row> {
  row: Row;
  id: string;
  /** Index among all given rows, from 0. */
  index: number;
  /** Names the row's controls. */
  name: string;
  parts: readonly GridPart<Row>[];
  /** Id of the column with the tab stop, if it is in this row. */
  activeColumn?: string;
  /** `undefined` if rows cannot be selected. */
  isSelected?: boolean;
  isMenuOpen: boolean;
  isActionable: boolean;
  /** Distance from the first row in px, in a windowed grid. */
  offset?: number;
}

function PlainGridRow<Row>({ id, index, isActionable, offset, ...cells }: GridRowProps<Row>) {
  const isWindowed = offset !== undefined;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={cells.isSelected}
      className={`${isWindowed ? css.windowedRow : css.flowingRow}${isActionable ? ` ${css.actionable}` : ''}`}
      style={isWindowed ? { transform: `translateY(${offset}px)` } : undefined}
    >
      <GridCells {...cells} contentKey={id} />
    </div>
  );
}

/**
 * Renders again only when its own row, or what the grid passes to it, changes. The cast restores the type
 * parameter, which `memo` loses.
 */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;
