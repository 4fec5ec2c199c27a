import { memo, useSyncExternalStore } from 'react';
import { kindOf, levelOf, type SchemaRow } from '../../domain/schema/schemaRows.ts';
import { GridCells } from '../Grid/GridCells.tsx';
import { schemaParts } from './schemaColumns.tsx';
import { printOf, viewRow, type SchemaTreeContent } from './SchemaTree.logic.ts';
import * as css from './SchemaTree.css.ts';

interface SchemaTreeRowProps {
  row: SchemaRow;
  /** Index among all rows of the tree, from 0. */
  index: number;
  content: SchemaTreeContent;
  /** `undefined` for a row without children. */
  isOpen?: boolean;
  /** Id of the column with the tab stop, if it is in this row. */
  activeColumn?: string;
  isMenuOpen: boolean;
  /** Distance from the first row, in px. */
  offset: number;
  /** Height of the row with all rows under it, in px. The row sticks while these are in view. */
  sectionHeight: number;
}

/** A row in its section. The cells are memoised separately, so that moving a row does not render them. */
export const SchemaTreeRow = memo(function SchemaTreeRow({
  index,
  offset,
  sectionHeight,
  ...cells
}: SchemaTreeRowProps) {
  const { row, content, isOpen } = cells;
  const kind = kindOf(row);
  const level = levelOf(content.index, row);
  return (
    <div className={css.section} style={{ insetBlockStart: offset, blockSize: sectionHeight }}>
      <div
        role="row"
        aria-rowindex={index + 2}
        aria-level={level}
        aria-expanded={isOpen}
        className={`${css.row} ${css.rowOf[kind]} ${css.rowAt[level]}`}
      >
        <SchemaTreeCells {...cells} />
      </div>
    </div>
  );
});

type SchemaTreeCellsProps = Omit<SchemaTreeRowProps, 'index' | 'offset' | 'sectionHeight'>;

/** Subscribes to the model: a checkbox renders its own row and the rows that count it. */
const SchemaTreeCells = memo(function SchemaTreeCells({
  row,
  content,
  isOpen,
  activeColumn,
  isMenuOpen,
}: SchemaTreeCellsProps) {
  const print = () => printOf(content, row);
  useSyncExternalStore(content.model.subscribe, print, print);
  const view = viewRow(content, row, isOpen);
  return (
    <GridCells
      row={view}
      name={view.title}
      parts={schemaParts}
      activeColumn={activeColumn}
      headerLook={css.nameCell}
      hasMenu={view.kind === 'table'}
      isMenuOpen={isMenuOpen}
    />
  );
});
