import { memo, useId, useMemo } from 'react';
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
import * as grid from '../Grid/Grid.css.ts';
import { headIndex } from '../Grid/Grid.logic.ts';
import { GridHead } from '../Grid/GridHead.tsx';
import { trackStyle } from '../Grid/gridStyle.ts';
import { useGridFocus } from '../Grid/useGridFocus.ts';
import { useGridMenu } from '../Grid/useGridMenu.ts';
import { useFontScale } from '../Grid/useFontScale.ts';
import { schemaParts } from './schemaColumns.tsx';
import { heldKeyId } from './SchemaTree.logic.ts';
import * as css from './SchemaTree.css.ts';
import { SchemaTreeBody } from './SchemaTreeBody.tsx';
import { clickTree } from './schemaTreeClicks.ts';
import { pressTreeKey } from './schemaTreeKeys.ts';
import { SchemaTreeMenu } from './SchemaTreeMenu.tsx';
import { toggleRow } from './toggleRow.ts';
import { useSchemaDisclosure } from './useSchemaDisclosure.ts';

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

const tracks = trackStyle(schemaParts);

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
  const { disclosure, isOpen, setOpen } = useSchemaDisclosure(index);
  const id = useId();
  const content = useMemo(
    () => ({ model, index, matches, newTables, showsChanges, id }),
    [model, index, matches, newTables, showsChanges, id],
  );
  const rows = useMemo(() => flattenSchema(index, matches, disclosure), [index, matches, disclosure]);
  const getRowId = (row: SchemaRow): string => schemaRowId(index, row);
  const focus = useGridFocus({
    rows,
    parts: schemaParts,
    getRowId,
    findRow: (name) => rows.indexOf(schemaRowNamed(index, name) ?? -1),
  });
  const menu = useGridMenu<string>(focus);
  const { place } = focus;
  const scale = useFontScale();

  const tableName = (row: SchemaRow): string => index.tables[numberOf(row)]?.table ?? '';
  const at = (number: number): SchemaRow | undefined => rows[number];

  const openMenu = (): void => {
    const row = at(place.index);
    if (row !== undefined && kindOf(row) === 'table') menu.openFocused(tableName(row));
  };

  return (
    <>
      <div className={css.frame} style={tracks}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is its cells' and their controls' */}
        <div
          {...focus.gridProps}
          role="treegrid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={schemaParts.length}
          className={grid.scroller}
          onClick={({ target }) =>
            clickTree(target, {
              rows,
              focus,
              toggle: (row) => toggleRow(model, matches, row),
              isOpen,
              setOpen,
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
