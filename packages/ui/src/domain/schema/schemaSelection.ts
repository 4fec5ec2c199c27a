import type { SyncMapping } from '../entities/schema.ts';
import type { SchemaIndex } from './schemaIndex.ts';
import { createSchemaState, type SchemaState } from './schemaState.ts';
import { changeWithin, createTotals, isSameList, type SchemaChange } from './schemaTotals.ts';

export type Mappings = ReadonlyMap<string, SyncMapping>;

/** Whether both replicate a table in the same way, if they do. */
const isSameMapping = (one: SyncMapping, other: SyncMapping): boolean =>
  isSameList(one.excluded, other.excluded) && isSameList(one.customPrimaryKeys, other.customPrimaryKeys);

/** The selection of one version of a schema next to the saved one, with the actions on its tables. */
export function createSchemaSelection(index: SchemaIndex, wanted: Mappings, savedMappings: Mappings) {
  const state = createSchemaState(index);
  const saved = createSchemaState(index);
  const totals = createTotals(index);
  const tables = [...index.tables.keys()];

  const isEligible = (table: number): boolean => index.eligible[table] === 1;
  /** A table that cannot be replicated is never selected, whatever the wanted state. */
  const isSelected = (table: number): boolean => state.isOn(table) && isEligible(table);
  /** Exclusions of an unselected table do not count. */
  const changeOf = (table: number, isOn = isSelected(table)): SchemaChange | null => {
    const wasOn = saved.isOn(table) && isEligible(table);
    if (isOn !== wasOn) return isOn ? 'added' : 'removed';
    return isOn ? changeWithin(state.readPresent(table), saved.readPresent(table)) : null;
  };
  const widthOf = (table: number): number => index.endColumn(table) - index.firstColumn(table);
  const columnsOf = (table: number): readonly number[] => {
    const columns: number[] = [];
    const end = index.endColumn(table);
    for (let column = index.firstColumn(table); column < end; column += 1) columns.push(column);
    return columns;
  };
  const isHollow = (table: number): boolean => {
    const leftOut = state.leftOutCounts[table] ?? 0;
    return leftOut > 0 && leftOut === widthOf(table);
  };
  const columnsOn = (table: number): number =>
    isSelected(table) ? widthOf(table) - (state.leftOutCounts[table] ?? 0) : 0;
  const isColumnOn = (column: number): boolean =>
    isSelected(index.tableOf(column)) && !state.isLeftOut(column);

  const countInGroup = (table: number, sign: 1 | -1): void => {
    const group = index.groupOf(table);
    if (group >= 0) totals.byGroup[group] = (totals.byGroup[group] ?? 0) + sign;
  };
  const count = (table: number, sign: 1 | -1): void => {
    const isOn = isSelected(table);
    const found = changeOf(table, isOn);
    if (found) totals.changes[found] += sign;
    if (!isOn) return;
    totals.tables += sign;
    totals.columns += sign * columnsOn(table);
    countInGroup(table, sign);
  };

  // A new setup has no saved state, so there is nothing to count.
  const known = new Set<number>();
  const write = (mappings: Mappings, into: SchemaState): void => {
    for (const [name, mapping] of mappings) {
      const table = index.numberOf.get(name);
      if (table === undefined) continue;
      into.write(table, mapping);
      known.add(table);
    }
  };
  write(wanted, state);
  write(savedMappings, saved);
  for (const table of known) count(table, 1);

  const turn = (table: number, isOn: boolean): void => {
    state.setOn(table, isOn);
    if (isOn && isHollow(table)) for (const column of columnsOf(table)) state.setLeftOut(column, false);
  };
  const include = (table: number, columns: readonly number[]): void => {
    const wantedColumns = new Set(columns);
    if (state.isOn(table)) {
      for (const column of columns) state.setLeftOut(column, false);
    } else {
      // Selecting one column of an unselected table does not select its other columns.
      for (const column of columnsOf(table)) state.setLeftOut(column, !wantedColumns.has(column));
      state.setOn(table, true);
    }
  };
  const leaveOut = (table: number, columns: readonly number[]): void => {
    if (!state.isOn(table)) return;
    for (const column of columns) state.setLeftOut(column, true);
    if (isHollow(table)) state.setOn(table, false);
  };

  /** Changes tables and updates the counts. */
  const alter = (altered: readonly number[], act: (table: number) => void): AlteredTables => {
    const changed: number[] = [];
    const before: SyncMapping[] = [];
    for (const table of altered) {
      const mapping = state.read(table);
      count(table, -1);
      act(table);
      count(table, 1);
      // Most changes turn tables on or off, and then there is nothing else to compare.
      if (mapping.isSelected === state.isOn(table) && isSameMapping(mapping, state.read(table))) continue;
      changed.push(table);
      before.push(mapping);
    }
    return { tables: changed, before: () => before };
  };

  /**
   * Turns tables on or off: `alter` with `turn`. Tables without excluded columns that are not saved as selected, such as
   * those of a new pipeline, take one pass over arrays instead of twenty calls each.
   */
  const turnAll = (altered: readonly number[], isOn: boolean): AlteredTables => {
    const { eligible, starts, groups } = index;
    const bit = isOn ? 1 : 0;
    const sign = isOn ? 1 : -1;
    const turned = new Uint32Array(altered.length);
    const others: number[] = [];
    let size = 0;
    let columns = 0;
    for (let at = 0; at < altered.length; at += 1) {
      const table = altered[at] ?? 0;
      // A table may be saved as selected without any column, and turning it on selects them.
      const isWhole = state.leftOutCounts[table] === 0;
      if (eligible[table] === 0 || (isWhole && state.on[table] === bit)) continue;
      if (!isWhole || saved.on[table] === 1) {
        others.push(table);
        continue;
      }
      state.setOn(table, isOn);
      turned[size] = table;
      size += 1;
      columns += (starts[table + 1] ?? 0) - (starts[table] ?? 0);
      if (groups.length > 0) countInGroup(table, sign);
    }
    totals.tables += sign * size;
    totals.columns += sign * columns;
    totals.changes.added += sign * size;

    const plain = turned.subarray(0, size);
    const rest = alter(others, (table) => turn(table, isOn));
    turned.set(rest.tables, size);
    return {
      tables: turned.subarray(0, size + rest.tables.length),
      before: () => [
        ...Array.from(plain, (table) => ({ ...state.read(table), isSelected: !isOn })),
        ...rest.before(),
      ],
    };
  };

  return {
    index,
    state,
    totals,
    tables,
    isEligible,
    isSelected,
    isColumnOn,
    columnsOn,
    columnsOf,
    changeOf,
    /** The saved version of a table, with existing columns only. */
    savedOf: (table: number) => saved.readPresent(table),
    turn,
    include,
    leaveOut,

    exclude(table: number, names: readonly string[]): void {
      const excluded = new Set(names);
      for (const column of columnsOf(table))
        state.setLeftOut(column, excluded.has(index.columnAt(column)?.name ?? ''));
      if (isHollow(table)) state.setOn(table, false);
    },
    alter,
    turnAll,
  };
}

/** What a change altered. */
export interface AlteredTables {
  readonly tables: ArrayLike<number>;
  /** Their previous mappings. Call it before the next change. */
  readonly before: () => readonly SyncMapping[];
}

export type SchemaSelection = ReturnType<typeof createSchemaSelection>;
