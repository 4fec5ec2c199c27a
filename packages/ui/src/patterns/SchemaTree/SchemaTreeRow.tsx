import { memo, useSyncExternalStore, type CSSProperties } from 'react';
import { kindOf, levelOf, type SchemaRow } from '../../domain/schema/schemaRows.ts';
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
  /** Height of the row together with all rows under it, in px: it sticks for as long as these are in view. */
  sectionHeight: number;
}

/** A row in its section. The cells are memoised apart: moving a row does not render them. */
export const SchemaTreeRow = memo(function SchemaTreeRow({
  index,
  offset,
  sectionHeight,
  ...cells
}: SchemaTreeRowProps) {
  const { row, content, isOpen } = cells;
  const kind = kindOf(row);
  const level = levelOf(content.index, row);
  const style: CSSProperties & Record<`--${string}`, number> = {
    blockSize: rem(css.rowHeights[kind]),
    [css.property.level]: level,
  };
  return (
    <div className={css.section} style={{ insetBlockStart: offset, blockSize: sectionHeight }}>
      <div
        role="row"
        aria-rowindex={index + 2}
        aria-level={level}
        aria-expanded={isOpen}
        className={`${css.row} ${css.rowOf[kind]}`}
        style={style}
      >
        <SchemaTreeCells {...cells} />
      </div>
    </div>
  );
});

type SchemaTreeCellsProps = Omit<SchemaTreeRowProps, 'index' | 'offset' | 'sectionHeight'>;

/** Listens to the model itself: a tick of a box draws its row, and those that count it, and no others. */
const SchemaTreeCells = memo(function SchemaTreeCells({
  row,
  content,
  isOpen,
  activeColumn,
  isMenuOpen,
}: SchemaTreeCellsProps) {
  useSyncExternalStore(content.model.subscribe, () => printOf(content, row));
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
