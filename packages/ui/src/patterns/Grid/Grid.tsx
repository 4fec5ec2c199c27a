import { useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { Menu, MenuItem, MenuSeparator } from '../../primitives/Menu/Menu.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './Grid.css.ts';
import { useClientStyle } from '../../internal/useClientStyle.ts';
import { headIndex } from './Grid.logic.ts';
import { useRowHeight } from '../DensityProvider/density.ts';
import { GridBody } from './GridBody.tsx';
import { GridRouterLink, type GridRouter } from './GridRouterLink.tsx';
import { clickGrid, clickRowLink } from './gridClicks.ts';
import { partsOf, withBoxes, type GridBreakpoint, type GridColumn } from './gridColumns.ts';
import { GridHead, type GridSort } from './GridHead.tsx';
import { pressKey } from './gridKeys.ts';
import { frameStyle, type GridStyle } from './gridStyle.ts';
import { GridHint } from './GridHint.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { useGridMenu } from './useGridMenu.ts';
import { useGridSelection, type GridSelection } from './useGridSelection.ts';

export type { GridBreakpoint, GridColumn, GridControl } from './gridColumns.ts';
export type { GridSort } from './GridHead.tsx';
export { GridLink, type GridLinkProps } from './GridLink.tsx';
export type { GridSelection } from './useGridSelection.ts';

export interface GridMenu<Row> {
  /** `MenuItem`s for the row of the open menu. If the row's checkbox is hidden, “Select” comes first. */
  items(row: Row): ReactNode;
  /** Hides the menu buttons on pages narrower than this. Shift+F10 and the menu key still open the menu. */
  readonly hideBelow?: GridBreakpoint;
}

export interface GridProps<Row> extends RootProps<HTMLDivElement> {
  /** Names the grid, such as “Pipelines”. */
  label: string;
  /** The rows in order. A row that is the same object as before does not render again. */
  rows: readonly Row[];
  /** Keep the same array as long as the cells show the same: a new one renders every row again. */
  columns: readonly GridColumn<Row>[];
  /** Returns a row's id, which stays the same when the row changes. */
  getRowId(row: Row): string;
  /** Names a row's checkbox and menu button: “Select Orders to warehouse”. */
  getRowName(row: Row): string;
  /**
   * Row height in px at the default font size. Rows of a `page` grow with their content up to 100 rows; beyond that, and
   * in a `scroller`, all are as high as this. @default 60; in a compact `DensityProvider` 29, or 46 if the height is fixed
   */
  rowHeight?: number;
  /** Row height in px in a `page` below the `drawer` width. @default rowHeight */
  narrowRowHeight?: number;
  /**
   * `page`: as high as its rows, scrolls with the page; beyond 100 rows it scrolls by itself. `scroller`: as high as
   * `height` or its parent, renders only the rows in view. @default 'page'
   */
  layout?: 'page' | 'scroller';
  /** Height in px; only for a `scroller`. @default the parent's height */
  height?: number;
  /**
   * Height of a bar at the top of the page below which the head sticks, in px at the default font size; only for a
   * `page`. @default 0
   */
  headOffset?: number;
  /**
   * Identifies what the rows are the result of, such as a filter or a search. When it changes, a grid that scrolls by
   * itself returns to its first row.
   */
  scrollKey?: string;
  /** The current sort. The grid shows it and requests changes, but does not sort the rows. */
  sort?: GridSort;
  /** Called when a column head is pressed. The grid does not sort the rows itself. */
  onSortChange?(sort: GridSort): void;
  /** Makes rows selectable. */
  selection?: GridSelection;
  /** Gives each row a menu button. All rows share one menu. */
  menu?: GridMenu<Row>;
  /** Called on Enter or a click on a row whose row header has no link. */
  onRowAction?(row: Row): void;
  /** Shown in place of the rows if there are none. */
  empty?: ReactNode;
}

/** Up to this number, a page renders all of its rows: the largest page of a list. */
const mostRowsDrawn = 100;

/**
 * A data grid in which arrow keys, Home, End and Page keys move between cells. It renders only the rows in view, and a change to a row
 * renders that row alone. Rows are compared by reference, so replace a row to change it. For a few fixed
 * rows without a keyboard of their own use `DataTable`.
 */
export function Grid<Row>({
  label,
  rows,
  columns,
  getRowId,
  getRowName,
  rowHeight: ownHeight,
  narrowRowHeight,
  layout = 'page',
  height,
  headOffset,
  scrollKey,
  sort,
  onSortChange,
  selection: selectionProps,
  menu: menuProps,
  onRowAction,
  empty,
  ref,
  ...root
}: GridProps<Row>) {
  const hasSelection = selectionProps !== undefined;
  const selectBelow = selectionProps?.hideBelow;
  const hasMenu = menuProps !== undefined;
  const menuBelow = menuProps?.hideBelow;
  const parts = useMemo(
    () =>
      partsOf(columns, {
        ...(hasSelection && { select: { hideBelow: selectBelow } }),
        ...(hasMenu && { menu: { hideBelow: menuBelow } }),
      }),
    [columns, hasSelection, selectBelow, hasMenu, menuBelow],
  );
  const isLinked = columns.some(({ isRowHeader, focusTarget }) => isRowHeader && focusTarget === 'control');
  const selection = useGridSelection({ rows, selection: selectionProps, getRowId });
  const isSelecting = selection.state !== 'none';
  const focus = useGridFocus({ rows, parts, getRowId });
  const attach = useMemo(() => mergeRefs(focus.gridProps.ref, ref), [focus.gridProps.ref, ref]);
  const menu = useGridMenu<Row>(focus);
  const opened = menu.row;
  const router = useRef<GridRouter>(null);
  const { place } = focus;
  const isPage = layout === 'page';
  const isWindowed = !isPage || rows.length > mostRowsDrawn;
  const usualHeight = useRowHeight(isWindowed ? 'fixed' : 'least');
  const rowHeight = ownHeight ?? usualHeight;

  const openRow = (index: number, rowElement: HTMLElement | null, click?: MouseEvent): void => {
    const row = rows[index];
    if (!clickRowLink(rowElement, click) && row !== undefined) onRowAction?.(row);
  };
  const selectRow = (wanted: Row): void =>
    selection.toggle(rows.findIndex((row) => getRowId(row) === getRowId(wanted)));
  const openMenu = (): void => {
    const row = rows[place.index];
    if (row !== undefined) menu.openFocused(row);
  };

  const frame = isWindowed ? css.scrollingFrame[isPage ? 'page' : 'scroller'] : css.flowingFrame;
  const style = useClientStyle<GridStyle>({
    ...frameStyle(isSelecting ? withBoxes(parts) : parts, {
      rowHeight,
      narrowRowHeight: narrowRowHeight ?? rowHeight,
      headOffset: isWindowed ? 0 : headOffset,
    }),
    ...(isWindowed && !isPage && height !== undefined && { blockSize: height }),
  });

  return (
    <>
      <div className={isSelecting ? `${frame} ${css.selecting}` : frame} style={style}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is its cells' and their controls' */}
        <div
          {...root}
          {...focus.gridProps}
          ref={attach}
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={parts.length}
          aria-multiselectable={hasSelection || undefined}
          className={isWindowed ? css.scroller : css.grid}
          onClick={(event) =>
            clickGrid(event, {
              rows,
              focus,
              selection,
              follow: (href) => router.current?.follow(href),
              openMenu: menu.open,
              openRow,
            })
          }
          onKeyDown={(event) =>
            pressKey(event, {
              rowCount: rows.length,
              focus,
              selection,
              openRow,
              ...(hasMenu && { openMenu }),
            })
          }
        >
          <div role="rowgroup" className={isWindowed ? css.head : css.foldingHead}>
            <GridHead
              parts={parts}
              activeColumn={place.index === headIndex ? place.columnId : undefined}
              selection={selection}
              sort={sort}
              onSortChange={onSortChange}
            />
          </div>
          {rows.length > 0 && (
            <GridBody
              rows={rows}
              parts={parts}
              place={place}
              rowHeight={rowHeight}
              isWindowed={isWindowed}
              room={height === undefined ? undefined : height - css.headHeight}
              origin={scrollKey}
              isActionable={onRowAction !== undefined || isLinked}
              menuRowId={menu.isOpen && opened !== undefined ? getRowId(opened) : undefined}
              isSelected={hasSelection ? selection.has : undefined}
              getRowId={getRowId}
              getRowName={getRowName}
            />
          )}
        </div>
        {rows.length === 0 && empty && <div className={css.empty}>{empty}</div>}
      </div>
      <GridHint />
      {columns.some(({ focusTarget }) => focusTarget === 'control') && <GridRouterLink ref={router} />}
      {menuProps && opened !== undefined && (
        <Menu
          aria-label={`Actions for ${showHidden(getRowName(opened))}`}
          triggerRef={menu.trigger}
          isOpen={menu.isOpen}
          onOpenChange={menu.onOpenChange}
        >
          {hasSelection && !menu.hasBox && (
            <>
              <MenuItem id="#select" label="Select" icon={CheckIcon} onAction={() => selectRow(opened)} />
              <MenuSeparator />
            </>
          )}
          {menuProps.items(opened)}
        </Menu>
      )}
    </>
  );
}
