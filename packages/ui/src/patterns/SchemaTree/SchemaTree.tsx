import { memo, useId, useMemo, useState, type CSSProperties, type MouseEvent } from 'react';
import type { SchemaMatches } from '../../domain/schema/schemaFilter.ts';
import type { SchemaModel } from '../../domain/schema/schemaModel.ts';
import {
  flattenSchema,
  kindOf,
  numberOf,
  parentOf,
  schemaRowId,
  schemaRowNamed,
  type SchemaRow,
} from '../../domain/schema/schemaRows.ts';
import { Menu, MenuItem } from '../../primitives/Menu/Menu.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as grid from '../Grid/Grid.css.ts';
import { headIndex } from '../Grid/Grid.logic.ts';
import { templateOf } from '../Grid/gridColumns.ts';
import { GridHead } from '../Grid/GridHead.tsx';
import { useGridFocus } from '../Grid/useGridFocus.ts';
import { useGridMenu } from '../Grid/useGridMenu.ts';
import { useLetterScale } from '../Grid/useLetterScale.ts';
import { schemaParts } from './schemaColumns.tsx';
import { heldKeyId } from './SchemaTree.logic.ts';
import * as css from './SchemaTree.css.ts';
import { SchemaTreeBody } from './SchemaTreeBody.tsx';
import { pressTreeKey } from './schemaTreeKeys.ts';
import { toggleRow } from './toggleRow.ts';

export interface SchemaTreeProps {
  /** Names the tree, such as “Tables of Production Postgres”. */
  label: string;
  /** Holds what is selected. The tree listens to it by itself. */
  model: SchemaModel;
  /** What is shown: made by `filterSchema` from the model's present index. The same object while nothing else is shown. */
  matches: SchemaMatches;
  /** Names of tables to mark as new. The same set while it holds the same. */
  newTables: ReadonlySet<string>;
  /** Rows say how they differ from what was saved. @default false */
  showsChanges?: boolean;
  /** Asked for by a table's menu. */
  onExcludeFields(request: { table: string }): void;
  /** A table's own primary key is to be chosen. */
  onCustomPrimaryKey(request: { table: string }): void;
}

/** Schemas, tables and columns with a box each: a treegrid of the patterns guide that draws only the rows in view. */
export const SchemaTree = memo(function SchemaTree({
  label,
  model,
  matches,
  newTables,
  showsChanges = false,
  onExcludeFields,
  onCustomPrimaryKey,
}: SchemaTreeProps) {
  const { index } = model.getSnapshot();
  const [closedGroups, setClosedGroups] = useState<ReadonlySet<string>>(new Set());
  const [openTables, setOpenTables] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const content = useMemo(
    () => ({ model, index, matches, newTables, showsChanges, id }),
    [model, index, matches, newTables, showsChanges, id],
  );
  const rows = useMemo(
    () => flattenSchema(index, matches, { closedGroups, openTables }),
    [index, matches, closedGroups, openTables],
  );
  const getRowId = (row: SchemaRow): string => schemaRowId(index, row);
  const focus = useGridFocus({
    rows,
    parts: schemaParts,
    getRowId,
    findRow: (name) => rows.indexOf(schemaRowNamed(index, name) ?? -1),
  });
  const menu = useGridMenu<string>(focus);
  const { place } = focus;
  const scale = useLetterScale();

  const groupName = (row: SchemaRow): string => index.groups[numberOf(row)]?.name ?? '';
  const tableName = (row: SchemaRow): string => index.tables[numberOf(row)]?.table ?? '';
  const isOpen = (row: SchemaRow): boolean | undefined => {
    const kind = kindOf(row);
    if (kind === 'column') return undefined;
    return kind === 'group' ? !closedGroups.has(groupName(row)) : openTables.has(tableName(row));
  };
  const setOpen = (row: SchemaRow, open: boolean): void => {
    if (kindOf(row) === 'group') setClosedGroups(withName(closedGroups, groupName(row), !open));
    else setOpenTables(withName(openTables, tableName(row), open));
  };
  const at = (number: number): SchemaRow | undefined => rows[number];

  const openMenu = (beside?: HTMLElement): void => {
    const row = at(place.index);
    if (row === undefined || kindOf(row) !== 'table') return;
    const column = focus.shownColumns().indexOf('#menu');
    // From its button, so that the focus returns there.
    if (!beside) focus.goTo({ row: place.index, column });
    const trigger = beside ?? document.activeElement;
    if (trigger instanceof HTMLElement) menu.open(tableName(row), trigger);
  };

  const onClick = ({ target }: MouseEvent): void => {
    const spot = focus.whereIs(target);
    const row = spot && at(spot.index);
    if (!spot || row === undefined || !(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('button');
    const box = spot.cell.parentElement?.querySelector<HTMLElement>('[data-control=select]');
    // Some browsers do not focus a button that is clicked; the arrow's focus is its row's.
    (control?.dataset['control'] === 'menu' ? control : box)?.focus({ preventScroll: true });
    if (control?.dataset['control'] === 'select') toggleRow(model, matches, row);
    else if (control?.dataset['control'] === 'menu') menu.open(tableName(row), control);
    // Whoever drags over words wants the words.
    else if (getSelection()?.isCollapsed !== false && isOpen(row) !== undefined) setOpen(row, !isOpen(row));
  };

  const style: CSSProperties & Record<`--${string}`, string> = {
    [grid.property.tracks]: templateOf(schemaParts),
    [grid.property.tracksWide]: templateOf(schemaParts, 'wide'),
    [grid.property.tracksIcons]: templateOf(schemaParts, 'icons'),
    [grid.property.tracksDrawer]: templateOf(schemaParts, 'drawer'),
  };
  return (
    <>
      <div className={css.frame} style={style}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is its cells' and their controls' */}
        <div
          {...focus.gridProps}
          role="treegrid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={schemaParts.length}
          className={grid.scroller}
          onClick={onClick}
          onKeyDown={(event) =>
            pressTreeKey(event, {
              rowCount: rows.length,
              rowHeight: css.rowHeights.table * scale,
              focus,
              nameId: 'name',
              isOpen: (number) => isOpen(at(number) ?? -1),
              parentOf: (number) => rows.indexOf(parentOf(index, at(number) ?? 0) ?? -1),
              setOpen: (number, open) => setOpen(at(number) ?? 0, open),
              toggle: (number) => toggleRow(model, matches, at(number) ?? 0),
              toggleAll: () => model.setShown(matches, model.bulkOf(matches) === 'select'),
              openMenu,
              undo: model.undo,
            })
          }
        >
          <div role="rowgroup" className={grid.head}>
            <GridHead
              parts={schemaParts}
              activeColumn={place.index === headIndex ? place.columnId : undefined}
            />
          </div>
          <SchemaTreeBody
            rows={rows}
            content={content}
            place={place}
            menuTable={menu.isOpen ? menu.row : undefined}
            isOpen={isOpen}
            getRowId={getRowId}
          />
        </div>
      </div>
      <VisuallyHidden as="div">
        <span id={heldKeyId(id)}>The key of a table cannot be left out.</span>
      </VisuallyHidden>
      {menu.row !== undefined && (
        <SchemaTreeMenu
          model={model}
          table={menu.row}
          menu={menu}
          onExcludeFields={onExcludeFields}
          onCustomPrimaryKey={onCustomPrimaryKey}
        />
      )}
    </>
  );
});

function withName(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(names);
  if (isIn) next.add(name);
  else next.delete(name);
  return next;
}

interface SchemaTreeMenuProps extends Pick<
  SchemaTreeProps,
  'model' | 'onExcludeFields' | 'onCustomPrimaryKey'
> {
  /** Its name. It may be gone by now. */
  table: string;
  menu: ReturnType<typeof useGridMenu<string>>;
}

function SchemaTreeMenu({ model, table, menu, onExcludeFields, onCustomPrimaryKey }: SchemaTreeMenuProps) {
  const { index } = model.getSnapshot();
  const number = index.numberOf.get(table);
  const isSelected = number !== undefined && model.isSelected(number);
  const reason =
    (number === undefined ? 'It is gone.' : index.tables[number]?.ineligibleReason) ??
    (isSelected ? undefined : 'Select the table first.');
  return (
    <Menu
      aria-label={`Actions for ${table}`}
      triggerRef={menu.trigger}
      isOpen={menu.isOpen}
      onOpenChange={menu.onOpenChange}
    >
      <MenuItem
        id="exclude"
        label="Exclude fields"
        disabledReason={reason}
        onAction={() => onExcludeFields({ table })}
      />
      <MenuItem
        id="key"
        label="Custom primary key"
        disabledReason={reason}
        onAction={() => onCustomPrimaryKey({ table })}
      />
    </Menu>
  );
}
