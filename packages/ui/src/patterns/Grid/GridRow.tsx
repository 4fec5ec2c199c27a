import { memo, type ReactNode } from 'react';
import { MoreIcon } from '../../primitives/Icon/icons/MoreIcon.ts';
import * as css from './Grid.css.ts';
import { GridCheck } from './GridCheck.tsx';
import type { GridPart } from './gridColumns.ts';

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

const isText = (content: ReactNode): boolean => typeof content === 'string' || typeof content === 'number';

const looks = { select: css.controlCell, menu: css.menuCell };

/** Spelled out in one go, as every cell that scrolls into view needs it. */
const lookOf = <Row,>({ kind, column, hideBelow }: GridPart<Row>, content: ReactNode): string => {
  const look = kind !== 'data' ? looks[kind] : isText(content) ? css.textCell : css.cell;
  const header = column?.isRowHeader ? ` ${css.rowHeader}` : '';
  const end = column?.align === 'end' ? ` ${css.atEnd}` : '';
  return look + header + end + (hideBelow ? ` ${css.hiddenBelow[hideBelow]}` : '');
};

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
      className={`${isWindowed ? css.windowedRow : css.flowingRow}${isActionable ? ` ${css.actionable}` : ''}`}
      style={isWindowed ? { transform: `translateY(${offset}px)` } : undefined}
    >
      {parts.map((part, at) => {
        const { id, kind, column } = part;
        const tabIndex = id === activeColumn ? 0 : -1;
        const hasControl = kind !== 'data' || column.focusTarget === 'control';
        const content = column?.cell(row, { tabIndex });
        return (
          <div
            key={id}
            role={column?.isRowHeader ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            tabIndex={hasControl ? undefined : tabIndex}
            className={lookOf(part, content)}
          >
            {content}
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
