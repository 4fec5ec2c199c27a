import type { ReactNode } from 'react';

/** Page widths below which a column gives its room to others, widest first. */
export const gridBreakpoints = { wide: 1280, icons: 1100, drawer: 720 } as const;
export type GridBreakpoint = keyof typeof gridBreakpoints;

/** What a cell hands to the one control in it. */
export interface GridControl {
  /** 0 for the grid's one tab stop, -1 for all other controls. */
  readonly tabIndex: 0 | -1;
}

export interface GridColumn<Row> {
  readonly id: string;
  /** Its head. */
  readonly label: string;
  /** Names the row: exactly one column does, and it is never hidden. @default false */
  readonly isRowHeader?: boolean;
  /** Numbers end at the same edge. @default 'start' */
  readonly align?: 'start' | 'end';
  /** A CSS grid track whose size does not depend on what is in it: `'124px'`, `'minmax(0, 2fr)'`. */
  readonly width: string;
  /** The track below the `drawer` width. @default width */
  readonly narrowWidth?: string;
  /** Leaves the grid on pages narrower than that. */
  readonly hideBelow?: GridBreakpoint;
  /** Its head is a button that sorts. @default false */
  readonly isSortable?: boolean;
  /**
   * What the arrow keys lead to: the cell, or the one control that every cell of this column holds. It must then take
   * `control.tabIndex`, as `GridLink` does. @default 'cell'
   */
  readonly focusTarget?: 'cell' | 'control';
  /**
   * Its cells show the row and keep nothing to themselves: no state, no effects. Their elements may then show another
   * row, which costs far less than making them anew. @default false
   */
  readonly isStateless?: boolean;
  /** What a row shows here. Words alone are cut with an ellipsis where they have no room. */
  cell(row: Row, control: GridControl): ReactNode;
}

/** A column as the grid lays it out: the caller's, or one of the grid's own two. */
export type GridPart<Row> = {
  readonly id: string;
  readonly width: string;
  readonly narrowWidth?: string;
  readonly hideBelow?: GridBreakpoint;
} & (
  | { readonly kind: 'data'; readonly column: GridColumn<Row> }
  | { readonly kind: 'select' | 'menu'; readonly column?: undefined }
);

export interface GridExtras {
  readonly select?: { readonly hideBelow?: GridBreakpoint };
  readonly menu?: { readonly hideBelow?: GridBreakpoint };
}

export function partsOf<Row>(
  columns: readonly GridColumn<Row>[],
  { select, menu }: GridExtras,
): readonly GridPart<Row>[] {
  return [
    ...(select ? [{ ...select, kind: 'select' as const, id: '#select', width: '44px' }] : []),
    ...columns.map((column) => ({
      kind: 'data' as const,
      id: column.id,
      width: column.width,
      narrowWidth: column.narrowWidth,
      hideBelow: column.hideBelow,
      column,
    })),
    ...(menu ? [{ ...menu, kind: 'menu' as const, id: '#menu', width: '58px', narrowWidth: '36px' }] : []),
  ];
}

/** The same with the boxes on every page: while something is selected, they show what. */
export const withBoxes = <Row>(parts: readonly GridPart<Row>[]): readonly GridPart<Row>[] =>
  parts.map((part) => (part.kind === 'select' ? { ...part, hideBelow: undefined } : part));

/** The tracks of head and rows on a page narrower than `below`, or on one that has room for all. */
export function templateOf<Row>(parts: readonly GridPart<Row>[], below?: GridBreakpoint): string {
  const limit = below === undefined ? Infinity : gridBreakpoints[below];
  return parts
    .filter(({ hideBelow }) => hideBelow === undefined || gridBreakpoints[hideBelow] < limit)
    .map(({ width, narrowWidth }) => (below === 'drawer' && narrowWidth) || width)
    .join(' ');
}
