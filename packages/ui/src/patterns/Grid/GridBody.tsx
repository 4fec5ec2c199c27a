import { useMemo } from 'react';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import * as css from './Grid.css.ts';
import { useClientStyle } from '../../internal/useClientStyle.ts';
import { GridRow } from './GridRow.tsx';
import { RoomToCome } from './RoomToCome.tsx';
import type { GridPart } from './gridColumns.ts';
import type { GridPlace } from './Grid.logic.ts';
import { evenHeights } from './rowHeights.ts';
import { useFontScale } from './useFontScale.ts';
import { useRowWindow } from './useRowWindow.ts';

interface GridBodyProps<Row> {
  rows: readonly Row[];
  parts: readonly GridPart<Row>[];
  place: GridPlace;
  /** In px at the default font size. */
  rowHeight: number;
  /** Renders only the rows in view and the active row. */
  isWindowed: boolean;
  /** When it changes, the view returns to the first row. */
  origin?: string;
  isActionable: boolean;
  /** Height of the view in px, if it is fixed. */
  room?: number;
  /** Id of the row whose menu is open. */
  menuRowId?: string;
  isSelected?(id: string): boolean;
  getRowId(row: Row): string;
  getRowName(row: Row): string;
}

export function GridBody<Row>({
  rows,
  parts,
  place,
  rowHeight,
  isWindowed,
  origin,
  isActionable,
  room,
  menuRowId,
  isSelected,
  getRowId,
  getRowName,
}: GridBodyProps<Row>) {
  const scale = useFontScale();
  const height = rowHeight * scale;
  const heights = useMemo(() => evenHeights(rows.length, height), [rows.length, height]);
  const { attach, slots, isServer } = useRowWindow({
    heights,
    active: place.index,
    idOf: (index) => {
      const row = rows[index];
      return row === undefined ? '' : getRowId(row);
    },
    origin,
    isOn: isWindowed,
  });
  const style = useClientStyle(isWindowed ? { blockSize: rows.length * height } : undefined);
  return (
    <div ref={attach} role="rowgroup" className={css.body} style={style}>
      {isServer && <RoomToCome height={Math.min(rows.length * height, room ?? Infinity)} />}
      {slots.map(({ key, index, rowId: id }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <GridRow
            key={key}
            row={row}
            id={id}
            index={index}
            name={showHidden(getRowName(row))}
            parts={parts}
            activeColumn={index === place.index ? place.columnId : undefined}
            isSelected={isSelected?.(id)}
            isMenuOpen={id === menuRowId}
            isActionable={isActionable}
            offset={isWindowed ? index * height : undefined}
          />
        );
      })}
    </div>
  );
}
