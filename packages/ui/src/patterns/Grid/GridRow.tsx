import { memo } from 'react';
import * as css from './Grid.css.ts';
import { GridCells } from './GridCells.tsx';
import type { GridPart } from './gridColumns.ts';

interface GridRowProps<Row> {
  row: Row;
  id: string;
  /** From 0, among all rows given. */
  index: number;
  /** What the controls in it are named after. */
  name: string;
  parts: readonly GridPart<Row>[];
  /** The column with the tab stop, if that is in this row. */
  activeColumn?: string;
  /** `undefined` where nothing can be selected. */
  isSelected?: boolean;
  isMenuOpen: boolean;
  isActionable: boolean;
  /** Distance from the first row in px, in a grid that draws a window of its rows. */
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

/** Drawn anew only when its own row, or what the grid knows of it, changed. (`memo` forgets the type parameter.) */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;
