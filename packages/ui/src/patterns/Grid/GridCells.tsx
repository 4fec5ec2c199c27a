import { Fragment, type ReactNode } from 'react';
import * as css from './Grid.css.ts';
import { GridCheck } from './GridCheck.tsx';
import type { GridPart } from './gridColumns.ts';
import { hidingLook } from './gridStyle.ts';

interface GridCellsProps<Row> {
  row: Row;
  /** Names the row's controls. */
  name: string;
  parts: readonly GridPart<Row>[];
  /** Id of the column with the tab stop, if it is in this row. */
  activeColumn?: string;
  /** @default false */
  isSelected?: boolean;
  /** @default true */
  hasMenu?: boolean;
  /** @default false */
  isMenuOpen?: boolean;
  /** Class of the row header cell. @default the grid's own */
  headerLook?: string;
  /** Key for cells with state, which remount when the element shows another row. */
  contentKey?: string;
}

const isText = (content: ReactNode): boolean => typeof content === 'string' || typeof content === 'number';

const looks = { select: css.controlCell, menu: css.menuCell };

interface CellLook {
  readonly isPlain: boolean;
  readonly header: string;
  readonly textLook: string | undefined;
}

/** Computed in one expression, because every cell that scrolls into view needs it. */
function lookOf<Row>(part: GridPart<Row>, { isPlain, header, textLook }: CellLook): string {
  const { kind, column } = part;
  const look = kind !== 'data' ? looks[kind] : isPlain ? css.textCell : css.cell;
  const named = column?.isRowHeader ? ` ${header}` : '';
  const end = column?.align === 'end' ? ` ${css.atEnd}` : '';
  const own = textLook === undefined ? '' : ` ${textLook}`;
  return look + named + end + own + hidingLook(part);
}

/* No handlers: the grid listens for all rows, so that a row renders again only when its data changes. */
/** The cells of a row and the grid's own controls. */
export function GridCells<Row>({
  row,
  name,
  parts,
  activeColumn,
  isSelected = false,
  hasMenu = true,
  isMenuOpen = false,
  headerLook = css.rowHeader,
  contentKey,
}: GridCellsProps<Row>) {
  return parts.map((part, at) => {
    const { id, kind, column } = part;
    const tabIndex = id === activeColumn ? 0 : -1;
    const isMenu = kind === 'menu' && hasMenu;
    const hasControl = kind === 'select' || isMenu || column?.focusTarget === 'control';
    const content = column?.cell(row, { tabIndex });
    const isPlain = isText(content);
    const textLook = isPlain ? column?.textLook?.(row) : undefined;
    return (
      <div
        key={id}
        role={column?.isRowHeader ? 'rowheader' : 'gridcell'}
        aria-colindex={at + 1}
        tabIndex={hasControl ? undefined : tabIndex}
        className={lookOf(part, { isPlain, header: headerLook, textLook })}
        title={textLook === undefined ? undefined : String(content)}
      >
        {/* One child: React compares several one by one, and text among them has a node of its own. */}
        {kind === 'select' ? (
          <GridCheck label={`Select ${name}`} state={isSelected ? 'all' : 'none'} tabIndex={tabIndex} />
        ) : isMenu ? (
          <button
            type="button"
            className={css.menuButton}
            data-control="menu"
            aria-label={`Actions for ${name}`}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            tabIndex={tabIndex}
          />
        ) : contentKey === undefined || column?.isStateless || isPlain ? (
          content
        ) : (
          <Fragment key={contentKey}>{content}</Fragment>
        )}
      </div>
    );
  });
}
