import { memo, useId, useImperativeHandle, useMemo, type Ref } from 'react';
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
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useClientStyle } from '../../internal/useClientStyle.ts';
import * as grid from '../Grid/Grid.css.ts';
import { headIndex } from '../Grid/Grid.logic.ts';
import { GridHead } from '../Grid/GridHead.tsx';
import { trackStyle } from '../Grid/gridStyle.ts';
import { scrollToCell, useGridFocus } from '../Grid/useGridFocus.ts';
import { useGridMenu } from '../Grid/useGridMenu.ts';
import { useFontScale } from '../Grid/useFontScale.ts';
import { schemaParts } from './schemaColumns.tsx';
import { heldKeyId } from './SchemaTree.logic.ts';
import * as css from './SchemaTree.css.ts';
import { SchemaTreeBody } from './SchemaTreeBody.tsx';
import { clickTree, keepArrowUnfocused } from './schemaTreeClicks.ts';
import { pressTreeKey } from './schemaTreeKeys.ts';
import { SchemaTreeMenu } from './SchemaTreeMenu.tsx';
import { toggleRow } from './toggleRow.ts';
import { useSchemaDisclosure } from './useSchemaDisclosure.ts';

/** What buttons outside of the tree can do with it. */
export interface SchemaTreeHandle {
  /** Opens or closes all schemas and all shown tables. */
  setAllOpen(isOpen: boolean): void;
}

export interface SchemaTreeProps {
  /** Names the tree, such as “Tables of Production Postgres”. */
  label: string;
  /** The selection. The tree subscribes to it. */
  model: SchemaModel;
  /**
   * The visible rows, made by `filterSchema` from the model's current index. Keep the same object while they are the
   * same.
   */
  matches: SchemaMatches;
  /** Names of tables to mark as new. Keep the same set while its content is the same. */
  newTables: ReadonlySet<string>;
  /** Rows show how they differ from the saved selection. @default false */
  showsChanges?: boolean;
  /** Why nothing can be selected, as a sentence. Omitted if the tree is editable. */
  readOnlyReason?: string;
  /** Called from a table's menu, to exclude fields. */
  onExcludeFields(request: { table: string }): void;
  /** Called from a table's menu, to select a custom primary key. */
  onCustomPrimaryKey(request: { table: string }): void;
  /** Called from a table's menu, to read its columns from the source again. Omitted if that is not possible. */
  onRefreshColumns?(request: { table: string }): void;
  /** Id of the treegrid. */
  id?: string;
  /** Opens and closes all rows at once. */
  ref?: Ref<SchemaTreeHandle>;
}

const tracks = trackStyle(schemaParts);

/**
 * Scrolls to a row's own place, even if the row sticks to the top of the window: the arrow keys continue from there.
 */
function bringIntoView(cell: HTMLElement): void {
  const row = cell.closest('[role=row]');
  const section = row?.parentElement;
  const stuckBy = row && section ? row.getBoundingClientRect().top - section.getBoundingClientRect().top : 0;
  if (stuckBy > 1) scrollBy({ top: -stuckBy, behavior: 'instant' });
  else scrollToCell(cell);
}

/**
 * Schemas, tables and columns with checkboxes, as a treegrid. It scrolls with the page and renders only the rows in
 * view; the schema and table of these rows stick to the top. For the fields of one table use `FieldPicker`.
 */
export const SchemaTree = memo(function SchemaTree({
  label,
  model,
  matches,
  newTables,
  showsChanges = false,
  readOnlyReason,
  onExcludeFields,
  onCustomPrimaryKey,
  onRefreshColumns,
  ref,
  ...root
}: SchemaTreeProps) {
  const { index } = model.getSnapshot();
  const { disclosure, isOpen, setOpen, openSiblings, setAllOpen } = useSchemaDisclosure(index, matches);
  useImperativeHandle(ref, () => ({ setAllOpen }));
  const id = useId();
  const isReadOnly = readOnlyReason !== undefined;
  const content = useMemo(
    () => ({ model, index, matches, newTables, showsChanges, id, isReadOnly }),
    [model, index, matches, newTables, showsChanges, id, isReadOnly],
  );
  const rows = useMemo(() => flattenSchema(index, matches, disclosure), [index, matches, disclosure]);
  const getRowId = (row: SchemaRow): string => schemaRowId(index, row);
  const focus = useGridFocus({
    rows,
    parts: schemaParts,
    getRowId,
    findRow: (name) => rows.indexOf(schemaRowNamed(index, name) ?? -1),
    bringIntoView,
  });
  const menu = useGridMenu<string>(focus);
  const { place } = focus;
  const scale = useFontScale();
  const style = useClientStyle(tracks);

  const tableName = (row: SchemaRow): string => index.tables[numberOf(row)]?.table ?? '';
  const at = (number: number): SchemaRow | undefined => rows[number];

  const toggle = (row: SchemaRow): void => {
    if (!isReadOnly) toggleRow(model, matches, row);
  };

  /** Changes what is open, with the row in focus and in view afterwards. */
  const focusOn = (row: SchemaRow, change: () => void): void => {
    const column = Math.max(focus.shownColumns().indexOf(place.columnId), 0);
    focus.goTo({ row: rows.indexOf(row), column }, change);
  };

  /** Closing a sticky row ends its section, so the row is focused and scrolled into view. */
  const toggleOpen = (row: SchemaRow, open: boolean): void =>
    open ? setOpen(row, true) : focusOn(row, () => setOpen(row, false));

  const openMenu = (): void => {
    const row = at(place.index);
    if (row !== undefined && kindOf(row) === 'table') menu.openFocused(tableName(row));
  };

  return (
    <>
      <div className={css.frame} style={style}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is its cells' and their controls' */}
        <div
          {...root}
          {...focus.gridProps}
          role="treegrid"
          aria-label={label}
          aria-readonly={isReadOnly || undefined}
          aria-rowcount={rows.length + 1}
          aria-colcount={schemaParts.length}
          className={grid.gridBase}
          onMouseDown={keepArrowUnfocused}
          onClick={({ target }) =>
            clickTree(target, {
              rows,
              focus,
              toggle,
              isOpen,
              setOpen: toggleOpen,
              openMenu: (row, button) => menu.open(tableName(row), button),
            })
          }
          onKeyDown={(event) =>
            pressTreeKey(event, {
              rowCount: rows.length,
              rowHeight: css.rowHeights.table * scale,
              focus,
              nameId: 'name',
              isOpen: (number) => isOpen(at(number) ?? -1),
              parentOf: (number) => rows.indexOf(parentOf(index, at(number) ?? 0) ?? -1),
              setOpen: (number, open) => toggleOpen(at(number) ?? 0, open),
              openSiblings: (number) => focusOn(at(number) ?? 0, () => openSiblings(at(number) ?? 0)),
              toggle: (number) => toggle(at(number) ?? 0),
              toggleAll: () => {
                if (!isReadOnly) model.setShown(matches, model.bulkOf(matches) === 'select');
              },
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
        <span id={heldKeyId(id)}>The primary key is always copied.</span>
      </VisuallyHidden>
      {menu.row !== undefined && (
        <SchemaTreeMenu
          model={model}
          table={menu.row}
          menu={menu}
          readOnlyReason={readOnlyReason}
          onExcludeFields={onExcludeFields}
          onCustomPrimaryKey={onCustomPrimaryKey}
          onRefreshColumns={onRefreshColumns}
        />
      )}
    </>
  );
});
