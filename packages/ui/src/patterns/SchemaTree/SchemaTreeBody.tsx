import { useCallback, useMemo } from 'react';
import {
  ancestorsAt,
  byKind,
  kindOf,
  numberOf,
  sectionEnds,
  type SchemaRow,
  type SchemaRows,
} from '../../domain/schema/schemaRows.ts';
import type { GridPlace } from '../Grid/Grid.logic.ts';
import { useClientStyle } from '../../internal/useClientStyle.ts';
import { RoomToCome } from '../Grid/RoomToCome.tsx';
import { stackedHeights } from '../Grid/rowHeights.ts';
import { useFontScale } from '../Grid/useFontScale.ts';
import { useRowWindow } from '../Grid/useRowWindow.ts';
import type { SchemaTreeContent } from './SchemaTree.logic.ts';
import * as css from './SchemaTree.css.ts';
import { SchemaTreeRow } from './SchemaTreeRow.tsx';

const heightOf = byKind(css.rowHeights);

interface SchemaTreeBodyProps {
  rows: SchemaRows;
  content: SchemaTreeContent;
  place: GridPlace;
  /** Name of the table whose menu is open. */
  menuTable?: string;
  isOpen(row: SchemaRow): boolean | undefined;
  getRowId(row: SchemaRow): string;
}

export function SchemaTreeBody({ rows, content, place, menuTable, isOpen, getRowId }: SchemaTreeBodyProps) {
  const scale = useFontScale();
  const heights = useMemo(
    () => stackedHeights(rows.length, (index) => heightOf(rows[index] ?? 0) * scale),
    [rows, scale],
  );
  const ends = useMemo(() => sectionEnds(rows), [rows]);
  const pinnedAbove = useCallback(
    (first: number) => ancestorsAt(content.index, rows, first),
    [content.index, rows],
  );
  const { show, search } = content.matches.view;
  const { attach, slots, isServer } = useRowWindow({
    heights,
    active: place.index,
    idOf: (index) => getRowId(rows[index] ?? 0),
    origin: `${show} ${search}`,
    scrolledBy: 'page',
    pinnedAbove,
  });
  const style = useClientStyle({ blockSize: heights.startOf(rows.length) });
  return (
    <div ref={attach} role="rowgroup" className={css.body} style={style}>
      {isServer && <RoomToCome height={heights.startOf(rows.length)} />}
      {slots.map(({ key, index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <SchemaTreeRow
            key={key}
            row={row}
            index={index}
            content={content}
            isOpen={isOpen(row)}
            activeColumn={index === place.index ? place.columnId : undefined}
            isMenuOpen={kindOf(row) === 'table' && content.index.tables[numberOf(row)]?.table === menuTable}
            offset={heights.startOf(index)}
            sectionHeight={heights.startOf(ends[index] ?? index + 1) - heights.startOf(index)}
          />
        );
      })}
    </div>
  );
}
