import { columnsShown, type SchemaMatches } from './schemaFilter.ts';
import type { SchemaSelection } from './schemaSelection.ts';

/** The effect of select-all on the visible rows; `none` if nothing can change. */
export type SchemaBulk = 'select' | 'deselect' | 'none';

/** Only the table's key would be replicated, if anything. */
const isOnlyKey = ({ columnsOf, isColumnOn, state }: SchemaSelection, table: number): boolean =>
  columnsOf(table).every((column) => !isColumnOn(column) || state.isKey(column));

/** What select-all does in the current state. */
export function bulkOf(selection: SchemaSelection, matches: SchemaMatches): SchemaBulk {
  const { index, state, isEligible, isSelected, isColumnOn } = selection;
  let canDeselect = false;
  for (const table of matches.tables) {
    if (!isEligible(table)) continue;
    if (matches.isWhole(table)) {
      if (!isSelected(table)) return 'select';
      canDeselect = true;
    } else {
      const isWhole = isSelected(table) && state.leftOutCounts[table] === 0;
      // The most common and most expensive case: every table is fully selected, and a column of each matches
      // the search.
      if (isWhole && canDeselect) continue;
      const shown = columnsShown(index, matches, table);
      if (!isWhole && shown.some((column) => !isColumnOn(column))) return 'select';
      canDeselect ||= shown.some((column) => !state.isKey(column)) || isOnlyKey(selection, table);
    }
  }
  return canDeselect ? 'deselect' : 'none';
}

/** The number of rows that select-all affects: whole tables, and columns of other tables. */
export interface SchemaBulkSize {
  readonly tables: number;
  readonly columns: number;
}

/**
 * The rows that select-all affects: all matches that can be selected, or all that can be deselected.
 */
export function bulkSizeOf(
  { index, state, isEligible, columnsOn }: SchemaSelection,
  matches: SchemaMatches,
  isOn: boolean,
): SchemaBulkSize {
  let tables = 0;
  let columns = 0;
  for (const table of matches.tables) {
    if (!isEligible(table)) continue;
    const shown = matches.isWhole(table) ? [] : columnsShown(index, matches, table);
    const affected = isOn ? shown.length : shown.filter((column) => !state.isKey(column)).length;
    // A table that would keep only its key is deselected together with its columns.
    const goes = !isOn && columnsOn(table) - affected <= state.keysOf(table).length;
    if (shown.length === 0 || goes) tables += 1;
    else columns += affected;
  }
  return { tables, columns };
}

const none: readonly number[] = [];

/** Selects or deselects only the visible rows of a table. */
export function turnShown(
  selection: SchemaSelection,
  table: number,
  matches: SchemaMatches,
  isOn: boolean,
): void {
  const shown = matches.isWhole(table) ? none : columnsShown(selection.index, matches, table);
  if (shown.length === 0) selection.turn(table, isOn);
  else if (isOn) selection.include(table, shown);
  else {
    selection.leaveOut(table, shown);
    // A table that kept only its key was selected for these columns, so it is deselected with them.
    if (isOnlyKey(selection, table)) selection.state.setOn(table, false);
  }
}
