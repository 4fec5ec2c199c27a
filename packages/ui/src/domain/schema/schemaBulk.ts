import { columnsShown, type SchemaMatches } from './schemaFilter.ts';
import type { SchemaSelection } from './schemaSelection.ts';

/** What pressing select-all would do to what is shown; `none` where nothing of it can change. */
export type SchemaBulk = 'select' | 'deselect' | 'none';

/** Nothing but its key would be replicated, if anything. */
const isOnlyKey = ({ columnsOf, isColumnOn, state }: SchemaSelection, table: number): boolean =>
  columnsOf(table).every((column) => !isColumnOn(column) || state.isKey(column));

/** What select-all means at this moment. */
export function bulkOf(selection: SchemaSelection, matches: SchemaMatches): SchemaBulk {
  const { index, state, isEligible, isSelected, isColumnOn } = selection;
  let canDeselect = false;
  for (const table of matches.tables) {
    if (!isEligible(table)) continue;
    if (matches.isWhole(table)) {
      if (!isSelected(table)) return 'select';
      canDeselect = true;
    } else {
      const isWhole = isSelected(table) && state.leftOutCount(table) === 0;
      // The usual case, and the dearest: every table is on with all it has, and a column of each was searched for.
      if (isWhole && canDeselect) continue;
      const shown = columnsShown(index, matches, table);
      if (!isWhole && shown.some((column) => !isColumnOn(column))) return 'select';
      canDeselect ||= shown.some((column) => !state.isKey(column)) || isOnlyKey(selection, table);
    }
  }
  return canDeselect ? 'deselect' : 'none';
}

/** How much select-all means: whole tables, and columns of further ones. */
export interface SchemaBulkSize {
  readonly tables: number;
  readonly columns: number;
}

/** What select-all is about: all that matches and can be selected, or all of it that can be deselected. */
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
    // A table that would keep nothing but its key goes with its columns.
    const goes = !isOn && columnsOn(table) - affected <= state.keysOf(table).length;
    if (shown.length === 0 || goes) tables += 1;
    else columns += affected;
  }
  return { tables, columns };
}

/** Selects or deselects what is shown of a table, and nothing else of it. */
export function turnShown(
  selection: SchemaSelection,
  table: number,
  matches: SchemaMatches,
  isOn: boolean,
): void {
  const shown = matches.isWhole(table) ? [] : columnsShown(selection.index, matches, table);
  if (shown.length === 0) selection.turn(table, isOn);
  else if (isOn) selection.include(table, shown);
  else {
    selection.leaveOut(table, shown);
    // A table that kept nothing but its key was there for these columns, and goes with them.
    if (isOnlyKey(selection, table)) selection.state.setOn(table, false);
  }
}
