import type { ReactNode } from 'react';

/**
 * Page widths in px below which a column is hidden, widest first. A grid with less room than a page of that width usually
 * leaves it, such as beside another column or with large text, hides it sooner.
 */
export const gridBreakpoints = { wide: 1280, icons: 1100, drawer: 720 } as const;
export type GridBreakpoint = keyof typeof gridBreakpoints;

/** Props that a cell passes to its one control. */
export interface GridControl {
  /** 0 for the grid's single tab stop, -1 for all other controls. */
  readonly tabIndex: 0 | -1;
}

export interface GridColumn<Row> {
  readonly id: string;
  /** Text of the column head. */
  readonly label: string;
  /** Names the row. Exactly one column is the row header, and it is never hidden. @default false */
  readonly isRowHeader?: boolean;
  /** Alignment of the cells; `end` for numbers. @default 'start' */
  readonly align?: 'start' | 'end';
  /**
   * A CSS grid track whose size does not depend on its content: `'7.75rem'`, `'minmax(0, 2fr)'`. In rem, it grows with
   * the user's text.
   */
  readonly width: string;
  /** The track below the `drawer` width. @default width */
  readonly narrowWidth?: string;
  /** Hides the column on pages narrower than this. */
  readonly hideBelow?: GridBreakpoint;
  /** Makes the head a sort button. @default false */
  readonly isSortable?: boolean;
  /**
   * Target of the arrow keys: the cell, or the one control in every cell of this column. The control must then take
   * `control.tabIndex`, as `GridLink` does. @default 'cell'
   */
  readonly focusTarget?: 'cell' | 'control';
  /**
   * The cells have no state and no effects, so their elements can be reused for other rows, which makes scrolling
   * cheaper. @default false
   */
  readonly isStateless?: boolean;
  /**
   * The class of a cell with plain text, which then also shows as its tooltip. It saves every row an element around the
   * text. @default the grid's own look
   */
  textLook?(row: Row): string | undefined;
  /** Renders a cell. Plain text is cut with an ellipsis if it does not fit. */
  cell(row: Row, control: GridControl): ReactNode;
}

/** A column in the grid's layout: the caller's, or one of the grid's own two. */
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

/** The same columns with checkboxes at every page width, for use while rows are selected. */
export const withBoxes = <Row>(parts: readonly GridPart<Row>[]): readonly GridPart<Row>[] =>
  parts.map((part) => (part.kind === 'select' ? { ...part, hideBelow: undefined } : part));

/** The tracks of head and rows on a page narrower than `below`, or on a page with room for all columns. */
export function templateOf<Row>(parts: readonly GridPart<Row>[], below?: GridBreakpoint): string {
  const limit = below ? gridBreakpoints[below] : Infinity;
  return parts
    .filter(({ hideBelow }) => !hideBelow || gridBreakpoints[hideBelow] < limit)
    .map(({ width, narrowWidth }) => (below === 'drawer' && narrowWidth) || width)
    .join(' ');
}
