import type { SchemaCollection, SchemaCollections, SyncMapping } from '../entities/schema.ts';
import type { FileTable } from '../pipelines/file/pipelineFile.ts';
import { isSameList } from './schemaTotals.ts';
import { reloadOf, type TableReload } from './tableReloads.ts';

/** What the tables of a file would change, by name, in the order of the file. */
export interface TablesPlan {
  /** What is sent: the tables that change. */
  readonly mappings: readonly SyncMapping[];
  /** Tables that are replicated from then on. */
  readonly on: readonly string[];
  /** Tables that are no longer replicated, or that the file leaves out of a new pipeline. */
  readonly off: readonly string[];
  /** Tables that get other excluded columns or another key. */
  readonly reshaped: readonly string[];
  /** Replicated tables that are loaded from the start. */
  readonly reloads: readonly TableReload[];
  /** Tables of the file that are not in the source. They are left out. */
  readonly missing: readonly string[];
  /** Selected tables of the file that cannot be replicated. They are left out. */
  readonly ineligible: readonly string[];
  /** Columns of the file that are not in the source, as `table.column`. They are left out. */
  readonly missingColumns: readonly string[];
}

interface Plan extends Omit<TablesPlan, 'mappings'> {
  readonly mappings: SyncMapping[];
  readonly on: string[];
  readonly off: string[];
  readonly reshaped: string[];
  readonly reloads: TableReload[];
  readonly missing: string[];
  readonly ineligible: string[];
  readonly missingColumns: string[];
}

/** How the file maps a table, with the columns that the source has. */
function mappingOf(
  table: FileTable,
  { columns }: SchemaCollection,
  before: SyncMapping | undefined,
  plan: Plan,
): SyncMapping {
  const known = new Set(columns.map(({ name }) => name));
  // A table whose columns could not be read is taken as the file has it.
  const isIn = (name: string) => known.size === 0 || known.has(name);
  const note = (names: readonly string[]) =>
    plan.missingColumns.push(...names.filter((name) => !isIn(name)).map((name) => `${table.table}.${name}`));
  note(table.excluded);
  note(table.customPrimaryKeys);
  return {
    ...before,
    table: table.table,
    isSelected: table.isSelected,
    excluded: table.excluded.filter(isIn),
    // A part of a key is no key.
    customPrimaryKeys: table.customPrimaryKeys.every(isIn)
      ? table.customPrimaryKeys
      : (before?.customPrimaryKeys ?? []),
  };
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  isSameList(one.toSorted(), other.toSorted());

/**
 * Compares the tables of a file with those of a pipeline. Tables that the file does not name keep their mapping.
 * @param saved the mappings of the pipeline; none for a new one
 * @param source the tables of its source
 */
export function planTables(
  tables: readonly FileTable[],
  saved: readonly SyncMapping[],
  { collections }: Pick<SchemaCollections, 'collections'>,
): TablesPlan {
  const inSource = new Map(collections.map((each) => [each.table, each]));
  const mapped = new Map(saved.map((each) => [each.table, each]));
  const plan: Plan = {
    mappings: [],
    on: [],
    off: [],
    reshaped: [],
    reloads: [],
    missing: [],
    ineligible: [],
    missingColumns: [],
  };
  for (const each of tables) {
    const collection = inSource.get(each.table);
    const before = mapped.get(each.table);
    if (!collection) plan.missing.push(each.table);
    else if (each.isSelected && collection.ineligibleReason !== null) plan.ineligible.push(each.table);
    else {
      const after = mappingOf(each, collection, before, plan);
      const isShaped =
        before !== undefined &&
        isSameSet(before.excluded, after.excluded) &&
        isSameList(before.customPrimaryKeys, after.customPrimaryKeys);
      if (before?.isSelected === after.isSelected && isShaped) continue;
      plan.mappings.push(after);
      if (before?.isSelected !== after.isSelected) plan[after.isSelected ? 'on' : 'off'].push(each.table);
      else plan.reshaped.push(each.table);
      const reload = reloadOf(before ?? { ...after, isSelected: false }, after);
      if (reload) plan.reloads.push(reload);
    }
  }
  return plan;
}
