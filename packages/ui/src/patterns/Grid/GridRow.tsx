import { memo } from 'react';
import { MoreIcon } from '../../primitives/Icon/icons/MoreIcon.ts';
import * as css from './Grid.css.ts';
import { GridCheck } from './GridCheck.tsx';
import type { GridColumn, GridPart } from './gridColumns.ts';

interface GridRowProps<Row> {
  row: Row;
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

interface CellProps<Row> {
  row: Row;
  column: GridColumn<Row>;
  tabIndex: 0 | -1;
}

function content<Row>({ row, column, tabIndex }: CellProps<Row>) {
  const shown = column.cell(row, { tabIndex });
  const isText = typeof shown === 'string' || typeof shown === 'number';
  return isText ? (
    <span className={css.words}>
      <bdi>{shown}</bdi>
    </span>
  ) : (
    shown
  );
}

const looks = { data: css.cell, select: css.controlCell, menu: css.menuCell };

/* No handlers: the grid listens for all of its rows, so that a row has nothing to be drawn anew for but its own data. */
function PlainGridRow<Row>({
  row,
  index,
  name,
  parts,
  activeColumn,
  isSelected,
  isMenuOpen,
  isActionable,
  offset,
}: GridRowProps<Row>) {
  const isWindowed = offset !== undefined;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={`${isWindowed ? css.windowedRow : css.flowingRow} ${isActionable ? css.actionable : ''}`}
      style={isWindowed ? { transform: `translateY(${offset}px)` } : undefined}
    >
      {parts.map(({ id, kind, column, hideBelow }, at) => {
        const tabIndex = id === activeColumn ? 0 : -1;
        const hasControl = kind !== 'data' || column.focusTarget === 'control';
        const look = column?.isRowHeader ? css.rowHeader : looks[kind];
        return (
          <div
            key={id}
            role={column?.isRowHeader ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            tabIndex={hasControl ? undefined : tabIndex}
            className={`${look} ${column?.align === 'end' ? css.atEnd : ''} ${hideBelow ? css.hiddenBelow[hideBelow] : ''}`}
          >
            {column && content({ row, column, tabIndex })}
            {kind === 'select' && (
              <GridCheck label={`Select ${name}`} state={isSelected ? 'all' : 'none'} tabIndex={tabIndex} />
            )}
            {kind === 'menu' && (
              <button
                type="button"
                className={css.menuButton}
                data-control="menu"
                aria-label={`Actions for ${name}`}
                aria-haspopup="menu"
                aria-expanded={isMenuOpen}
                tabIndex={tabIndex}
              >
                <MoreIcon size={17} />
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Drawn anew only when its own row, or what the grid knows of it, changed. (`memo` forgets the type parameter.) */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;
