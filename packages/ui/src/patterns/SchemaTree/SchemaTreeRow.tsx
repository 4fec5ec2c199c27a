import { memo, useSyncExternalStore, type CSSProperties } from 'react';
import { levelOf, type SchemaRow } from '../../domain/schema/schemaRows.ts';
import { rem } from '../../theme/rem.ts';
import { GridCells } from '../Grid/GridCells.tsx';
import { schemaParts } from './schemaColumns.tsx';
import { printOf, viewRow, type SchemaTreeContent } from './SchemaTree.logic.ts';
import * as css from './SchemaTree.css.ts';

interface SchemaTreeRowProps {
  row: SchemaRow;
  /** From 0, among all rows of the tree. */
  index: number;
  content: SchemaTreeContent;
  /** `undefined` where nothing lies under it. */
  isOpen?: boolean;
  /** The column with the tab stop, if that is in this row. */
  activeColumn?: string;
  isMenuOpen: boolean;
  /** Distance from the first row, in px. */
  offset: number;
}

/** Listens to the model itself: a tick of a box draws its row, and those that count it, and no others. */
export const SchemaTreeRow = memo(function SchemaTreeRow({
  row,
  index,
  content,
  isOpen,
  activeColumn,
  isMenuOpen,
  offset,
}: SchemaTreeRowProps) {
  useSyncExternalStore(content.model.subscribe, () => printOf(content, row));
  const view = viewRow(content, row, isOpen);
  const level = levelOf(content.index, row);
  const style: CSSProperties & Record<`--${string}`, number> = {
    blockSize: rem(css.rowHeights[view.kind]),
    transform: `translateY(${offset}px)`,
    [css.property.level]: level,
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={level}
      aria-expanded={isOpen}
      className={`${css.row} ${css.rowOf[view.kind]}`}
      style={style}
    >
      <GridCells
        row={view}
        name={view.title}
        parts={schemaParts}
        activeColumn={activeColumn}
        headerLook={css.nameCell}
        hasMenu={view.kind === 'table'}
        isMenuOpen={isMenuOpen}
      />
    </div>
  );
});
