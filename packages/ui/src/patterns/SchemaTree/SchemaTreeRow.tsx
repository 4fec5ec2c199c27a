import { memo, useSyncExternalStore, type CSSProperties } from 'react';
import { kindOf, levelOf, numberOf, type SchemaRow } from '../../domain/schema/schemaRows.ts';
import { MoreIcon } from '../../primitives/Icon/icons/MoreIcon.ts';
import * as grid from '../Grid/Grid.css.ts';
import type { GridPart } from '../Grid/gridColumns.ts';
import { SchemaNameCell, type SchemaTreeContent } from './SchemaNameCell.tsx';
import * as css from './SchemaTree.css.ts';

interface SchemaTreeRowProps {
  row: SchemaRow;
  /** From 0, among all rows of the tree. */
  index: number;
  content: SchemaTreeContent;
  parts: readonly GridPart<SchemaRow>[];
  /** `undefined` where nothing lies under it. */
  isOpen?: boolean;
  /** The column with the tab stop, if that is in this row. */
  activeColumn?: string;
  isMenuOpen: boolean;
  /** Distance from the first row, in px. */
  offset: number;
}

/** One number that is another one whenever the row has to be drawn anew. */
function printOf({ model, index }: SchemaTreeContent, row: SchemaRow): number {
  const number = numberOf(row);
  const kind = kindOf(row);
  if (kind === 'group') return model.selectedIn(number);
  if (kind === 'table') return model.versionOf(number);
  const table = index.tableOf(number);
  const facts = [
    model.isColumnOn(number),
    model.isKey(number),
    model.isSelected(table),
    model.hasCustomKeys(table),
  ];
  return facts.reduce((bits, fact, at) => bits + (fact ? 2 ** at : 0), 0);
}

/** Listens to the model itself: a tick of a box draws its row, and those that count it, and no others. */
export const SchemaTreeRow = memo(function SchemaTreeRow({
  row,
  index,
  content,
  parts,
  isOpen,
  activeColumn,
  isMenuOpen,
  offset,
}: SchemaTreeRowProps) {
  useSyncExternalStore(content.model.subscribe, () => printOf(content, row));
  const kind = kindOf(row);
  const level = levelOf(content.index, row);
  const tableName = content.index.tables[numberOf(row)]?.table;
  const style: CSSProperties & Record<`--${string}`, number> = {
    blockSize: css.rowHeights[kind],
    transform: `translateY(${offset}px)`,
    [css.property.level]: level,
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={level}
      aria-expanded={isOpen}
      className={`${css.row} ${css.rowOf[kind]}`}
      style={style}
    >
      {parts.map(({ id, kind: part, column, hideBelow }, at) => {
        const tabIndex = id === activeColumn ? 0 : -1;
        const hasMenu = part === 'menu' && kind === 'table';
        const hasControl = column?.isRowHeader || hasMenu;
        const look = column?.isRowHeader ? css.nameCell : hasMenu ? grid.menuCell : grid.cell;
        return (
          <div
            key={id}
            role={column?.isRowHeader ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            tabIndex={hasControl ? undefined : tabIndex}
            className={`${look} ${column?.align === 'end' ? grid.atEnd : ''} ${hideBelow ? grid.hiddenBelow[hideBelow] : ''}`}
          >
            {column?.isRowHeader ? (
              <SchemaNameCell content={content} row={row} isOpen={isOpen ?? false} tabIndex={tabIndex} />
            ) : (
              column?.cell(row, { tabIndex })
            )}
            {hasMenu && (
              <button
                type="button"
                className={grid.menuButton}
                data-control="menu"
                aria-label={`Actions for ${tableName}`}
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
});
