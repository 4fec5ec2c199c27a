import { useMemo, useRef } from 'react';
import { selectedOf, withAllToggled, withRange, withToggled } from './Grid.logic.ts';
import type { GridBreakpoint } from './gridColumns.ts';

export interface GridSelection {
  /** Ids of the selected rows, which may include rows of other pages. */
  readonly selected: ReadonlySet<string>;
  onChange(selected: ReadonlySet<string>): void;
  /** Ids of all rows that “select all” acts on, if the grid shows only a page of them. @default the grid's rows */
  readonly scope?: readonly string[];
  /**
   * Hides the checkboxes on pages narrower than this while no row is selected. The first row is then selected with its
   * menu or a key.
   */
  readonly hideBelow?: GridBreakpoint;
}

interface Given<Row> {
  readonly rows: readonly Row[];
  readonly selection?: GridSelection;
  getRowId(row: Row): string;
}

/** The fixed end of a range and the selection before it. */
interface Anchor {
  readonly rowId: string;
  readonly base: ReadonlySet<string>;
  /** The last requested selection: as long as it is the current one, the range can shrink again. */
  readonly asked: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** Changes the selection with keys and checkboxes; does nothing in a grid without selection. */
export function useGridSelection<Row>({ rows, selection, getRowId }: Given<Row>) {
  const anchor = useRef<Anchor>(null);
  const selected = selection?.selected ?? nothing;
  // Ids are collected on demand, because 10,000 rows may change with every frame.
  const idsOf = () => rows.map(getRowId);
  const scope = selection?.scope;
  const allIds = () => scope ?? idsOf();
  const state = useMemo(
    () => (selected.size === 0 ? ('none' as const) : selectedOf(scope ?? rows.map(getRowId), selected)),
    [rows, scope, selected, getRowId],
  );

  const ask = (next: ReadonlySet<string>, kept: Omit<Anchor, 'asked'> | null): void => {
    anchor.current = kept && { ...kept, asked: next };
    selection?.onChange(next);
  };

  return {
    isOn: selection !== undefined,
    isAny: selected.size > 0,
    /** How many of the given rows are selected. */
    state,
    has: (id: string): boolean => selected.has(id),

    toggle(index: number): void {
      const row = rows[index];
      if (row === undefined) return;
      const rowId = getRowId(row);
      const next = withToggled(selected, rowId);
      ask(next, { rowId, base: next });
    },

    /** Selects from the anchor, or else from the row `from`, to the row `to`. */
    extend(from: number, to: number): void {
      const ids = idsOf();
      const held = anchor.current?.asked === selected ? anchor.current : undefined;
      const start = held ? ids.indexOf(held.rowId) : -1;
      const rowId = ids[start >= 0 ? start : from];
      if (rowId === undefined) return;
      const base = held?.base ?? selected;
      ask(withRange(base, ids, start >= 0 ? start : from, to), { rowId, base });
    },

    toggleAll: () => ask(withAllToggled(selected, allIds()), null),
    selectAll: () => ask(new Set([...selected, ...allIds()]), null),
    clear: () => ask(nothing, null),
    /** The next range starts at the focused row. */
    dropAnchor(): void {
      anchor.current = null;
    },
  };
}

export type GridSelectionState = ReturnType<typeof useGridSelection>;
