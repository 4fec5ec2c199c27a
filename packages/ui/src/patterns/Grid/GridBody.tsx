import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import * as css from './Grid.css.ts';
import { GridRow } from './GridRow.tsx';
import type { GridPart } from './gridColumns.ts';
import type { GridPlace } from './Grid.logic.ts';

interface GridBodyProps<Row> {
  rows: readonly Row[];
  parts: readonly GridPart<Row>[];
  place: GridPlace;
  /** Px. */
  rowHeight: number;
  /** Draws only the rows in view, and the active one. */
  isWindowed: boolean;
  isActionable: boolean;
  /** The row whose menu is open. */
  menuRowId?: string;
  isSelected?(id: string): boolean;
  getRowId(row: Row): string;
  getRowName(row: Row): string;
}

/* Enough rows for the first frame of a tall window; the true height is known right after. */
const firstGuess = { width: 0, height: 800 };

export function GridBody<Row>({
  rows,
  parts,
  place,
  rowHeight,
  isWindowed,
  isActionable,
  menuRowId,
  isSelected,
  getRowId,
  getRowName,
}: GridBodyProps<Row>) {
  const body = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used up in this very render
  const virtualizer = useVirtualizer({
    enabled: isWindowed,
    count: rows.length,
    // The grid around the body, whose head scrolls along sideways.
    getScrollElement: () => body.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    scrollMargin: css.headHeight,
    overscan: 5,
    initialRect: firstGuess,
    // The active row stays, however far away: it holds the focus, or the only way back into the grid.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const { index } = place;
      if (index < 0 || index >= rows.length || indexes.includes(index)) return indexes;
      return [...indexes, index].toSorted((a, b) => a - b);
    },
  });
  const drawn = isWindowed ? virtualizer.getVirtualItems().map(({ index }) => index) : [...rows.keys()];
  return (
    <div
      ref={body}
      role="rowgroup"
      className={css.body}
      style={isWindowed ? { blockSize: rows.length * rowHeight } : undefined}
    >
      {drawn.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = getRowId(row);
        return (
          <GridRow
            key={id}
            row={row}
            index={index}
            name={getRowName(row)}
            parts={parts}
            activeColumn={index === place.index ? place.columnId : undefined}
            isSelected={isSelected?.(id)}
            isMenuOpen={id === menuRowId}
            isActionable={isActionable}
            offset={isWindowed ? index * rowHeight : undefined}
          />
        );
      })}
    </div>
  );
}
