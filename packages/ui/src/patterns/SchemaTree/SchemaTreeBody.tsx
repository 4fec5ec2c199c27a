import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { kindOf, numberOf, type SchemaRow } from '../../domain/schema/schemaRows.ts';
import * as grid from '../Grid/Grid.css.ts';
import type { GridPlace } from '../Grid/Grid.logic.ts';
import type { GridPart } from '../Grid/gridColumns.ts';
import type { SchemaTreeContent } from './SchemaNameCell.tsx';
import * as css from './SchemaTree.css.ts';
import { SchemaTreeRow } from './SchemaTreeRow.tsx';

interface SchemaTreeBodyProps {
  rows: readonly SchemaRow[];
  parts: readonly GridPart<SchemaRow>[];
  content: SchemaTreeContent;
  place: GridPlace;
  /** Name of the table whose menu is open. */
  menuTable?: string;
  isOpen(row: SchemaRow): boolean | undefined;
  getRowId(row: SchemaRow): string;
}

const firstGuess = { width: 0, height: 800 };

export function SchemaTreeBody({
  rows,
  parts,
  content,
  place,
  menuTable,
  isOpen,
  getRowId,
}: SchemaTreeBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  // Another function for other rows: heights are those of rows, and would be kept for their places otherwise.
  const getItemKey = useCallback((index: number) => rows[index] ?? -1, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used up in this very render
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.parentElement ?? null,
    getItemKey,
    estimateSize: (index) => css.rowHeights[kindOf(rows[index] ?? 0)],
    scrollMargin: grid.headHeight,
    overscan: 5,
    initialRect: firstGuess,
    // The active row stays, however far away: it holds the focus, or the only way back into the tree.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const { index } = place;
      if (index < 0 || index >= rows.length || indexes.includes(index)) return indexes;
      return [...indexes, index].toSorted((a, b) => a - b);
    },
  });
  return (
    <div ref={body} role="rowgroup" className={grid.body} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <SchemaTreeRow
            key={getRowId(row)}
            row={row}
            index={index}
            content={content}
            parts={parts}
            isOpen={isOpen(row)}
            activeColumn={index === place.index ? place.columnId : undefined}
            isMenuOpen={kindOf(row) === 'table' && content.index.tables[numberOf(row)]?.table === menuTable}
            offset={start - grid.headHeight}
          />
        );
      })}
    </div>
  );
}
