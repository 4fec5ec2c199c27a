import type { SchemaCollection, SyncMapping } from '../entities/schema.ts';
import { bulkOf, bulkSizeOf, turnShown, type SchemaBulk, type SchemaBulkSize } from './schemaBulk.ts';
import { diffSchemas, type SchemaDiff } from './schemaDiff.ts';
import type { SchemaMatches } from './schemaFilter.ts';
import { createSchemaIndex, type SchemaIndex } from './schemaIndex.ts';
import { gatherUpdates, readUpdates, rebaseSteps, type SchemaUpdates } from './schemaUpdates.ts';
import { createSchemaSelection, type Mappings } from './schemaSelection.ts';
import type { SchemaChange, SchemaChanges } from './schemaTotals.ts';
import { createTableVersions } from './tableVersions.ts';

/** What the bars around the tree show. The same object until something of it changes. */
export interface SchemaSummary {
  /** Another one after each new reading of the source, and only then. */
  readonly index: SchemaIndex;
  readonly selectedTables: number;
  readonly selectedColumns: number;
  readonly changes: SchemaChanges;
  readonly canUndo: boolean;
  /** What the last reading brought and took, until it is dismissed. */
  readonly diff: SchemaDiff | null;
  /** What others saved meanwhile, until it is dismissed. */
  readonly updates: SchemaUpdates | null;
  /** What was chosen on an earlier visit was put back, and not all of it taken back since. */
  readonly isRestored: boolean;
}

/** Which tables, columns and keys of a source a pipeline takes: one plain observable over bits, outside of any screen. */
export interface SchemaModel {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => SchemaSummary;
  /** Another number each time something of the table has changed. */
  readonly versionOf: (table: number) => number;
  readonly isSelected: (table: number) => boolean;
  readonly columnsOn: (table: number) => number;
  readonly isColumnOn: (column: number) => boolean;
  readonly isKey: (column: number) => boolean;
  readonly keysOf: (table: number) => readonly string[];
  readonly hasCustomKeys: (table: number) => boolean;
  readonly selectedIn: (group: number) => number;
  readonly changeOf: (table: number) => SchemaChange | null;
  readonly mappingOf: (table: number) => SyncMapping;
  readonly bulkOf: (matches: SchemaMatches) => SchemaBulk;
  /** How much of what is shown would be selected, or deselected. */
  readonly bulkSizeOf: (matches: SchemaMatches, isOn: boolean) => SchemaBulkSize;
  readonly setTable: (table: number, isOn: boolean) => void;
  /** One column of a table that is off turns the table on with that column, and its key, alone. */
  readonly setColumn: (column: number, isOn: boolean) => void;
  /** Selects or deselects what is shown, and nothing else. Columns left out of a whole table stay left out. */
  readonly setShown: (matches: SchemaMatches, isOn: boolean) => void;
  readonly setExcluded: (table: number, names: readonly string[]) => void;
  readonly setCustomKeys: (table: number, names: readonly string[]) => void;
  /** Takes back the last change; there is a way back to the first of this visit. */
  readonly undo: () => void;
  /** Chooses anew, at the beginning, what was chosen on an earlier visit: as one change. Answers whether it changed anything. */
  readonly restore: (mappings: readonly SyncMapping[]) => boolean;
  /** Takes in a new reading. What is gone is remembered by name, and is as it was when it comes back. */
  readonly merge: (collections: readonly SchemaCollection[]) => void;
  readonly dismissDiff: () => void;
  /**
   * What the service now holds. Tables without changes of their own follow it. Answers what in it is new here and
   * somebody else's doing.
   */
  readonly setSaved: (mappings: readonly SyncMapping[]) => SchemaUpdates | null;
  readonly dismissUpdates: () => void;
  /** The tables that differ from what was saved: a PATCH names no others. */
  readonly toSyncMappings: () => readonly SyncMapping[];
}

const byName = (mappings: readonly SyncMapping[]): Map<string, SyncMapping> =>
  new Map(mappings.map((mapping) => [mapping.table, mapping]));

export function createSchemaModel(
  collections: readonly SchemaCollection[],
  savedMappings: readonly SyncMapping[],
): SchemaModel {
  let saved = byName(savedMappings);
  /** What is wanted of tables that are not there, by name. */
  const wishes = new Map(saved);
  /** Each change, as what it found; by name, so that it outlives a new reading. */
  let history: (readonly SyncMapping[])[] = [];
  const listeners = new Set<() => void>();

  let selection = createSchemaSelection(createSchemaIndex(collections), wishes, saved);
  const versions = createTableVersions(selection.tables.length);
  let diff: SchemaDiff | null = null;
  let updates: SchemaUpdates | null = null;
  let wasRestored = false;

  const summarise = (): SchemaSummary => ({
    index: selection.index,
    selectedTables: selection.totals.tables,
    selectedColumns: selection.totals.columns,
    changes: { ...selection.totals.changes },
    canUndo: history.length > 0,
    diff,
    updates,
    isRestored: wasRestored && history.length > 0,
  });
  let summary = summarise();
  const publish = (): void => {
    summary = summarise();
    for (const listener of listeners) listener();
  };
  const rebuild = (index: SchemaIndex, wanted: Mappings): void => {
    selection = createSchemaSelection(index, wanted, saved);
    versions.reset(selection.tables.length);
  };

  const edit = (tables: readonly number[], act: (table: number) => void): boolean => {
    const found = selection.alter(tables.filter(selection.isEligible), act);
    if (found.size === 0) return false;
    history.push([...found.values()]);
    versions.mark(found.keys());
    publish();
    return true;
  };
  /** Mappings of tables that are there, by number. */
  const presentAmong = (mappings: readonly SyncMapping[]): ReadonlyMap<number, SyncMapping> =>
    new Map(
      mappings.flatMap((mapping) => {
        const table = selection.index.numberOf.get(mapping.table);
        return table === undefined ? [] : [[table, mapping] as const];
      }),
    );
  const writeFrom = (mappings: ReadonlyMap<number, SyncMapping>) => (table: number) => {
    const mapping = mappings.get(table);
    if (mapping) selection.state.write(table, mapping);
  };
  const wantedOf = (name: string): SyncMapping | undefined => {
    const table = selection.index.numberOf.get(name);
    return table === undefined ? wishes.get(name) : selection.state.read(table);
  };
  const changed = (): readonly number[] =>
    selection.tables.filter((table) => selection.changeOf(table) !== null);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => summary,
    versionOf: versions.of,
    isSelected: (table) => selection.isSelected(table),
    columnsOn: (table) => selection.columnsOn(table),
    isColumnOn: (column) => selection.isColumnOn(column),
    isKey: (column) => selection.state.isKey(column),
    keysOf: (table) => selection.state.keysOf(table),
    hasCustomKeys: (table) => selection.state.hasCustomKeys(table),
    selectedIn: (group) => selection.totals.byGroup[group] ?? 0,
    changeOf: (table) => selection.changeOf(table),
    mappingOf: (table) => selection.state.readPresent(table),
    bulkOf: (matches) => bulkOf(selection, matches),
    bulkSizeOf: (matches, isOn) => bulkSizeOf(selection, matches, isOn),

    setTable: (table, isOn) => void edit([table], () => selection.turn(table, isOn)),
    setColumn: (column, isOn) =>
      void edit([selection.index.tableOf(column)], (table) =>
        isOn ? selection.include(table, [column]) : selection.leaveOut(table, [column]),
      ),
    setShown: (matches, isOn) =>
      void edit(matches.tables, (table) => turnShown(selection, table, matches, isOn)),
    setExcluded: (table, names) => void edit([table], () => selection.exclude(table, names)),
    setCustomKeys: (table, names) => void edit([table], () => selection.state.setCustomKeys(table, names)),
    restore: (mappings) => {
      const present = presentAmong(mappings);
      wasRestored = true;
      return edit([...present.keys()], writeFrom(present));
    },

    undo: () => {
      const found = history.pop();
      if (!found) return;
      for (const mapping of found)
        if (!selection.index.numberOf.has(mapping.table)) wishes.set(mapping.table, mapping);
      const present = presentAmong(found);
      selection.alter([...present.keys()], writeFrom(present));
      versions.mark(present.keys());
      publish();
    },

    merge: (next) => {
      const before = selection;
      for (const table of before.tables) {
        const mapping = before.state.read(table);
        wishes.set(mapping.table, mapping);
      }
      const index = createSchemaIndex(next);
      diff = diffSchemas(before.index, index, before.isSelected);
      rebuild(index, wishes);
      publish();
    },
    dismissDiff: () => {
      diff = null;
      publish();
    },

    setSaved: (mappings) => {
      const both = { before: saved, after: byName(mappings), wanted: wantedOf };
      const latest = readUpdates(both);
      if (latest) history = [...rebaseSteps(history, latest, both)];
      updates = gatherUpdates(updates, latest, both);
      const kept = byName(changed().map((table) => selection.state.read(table)));
      saved = both.after;
      for (const [table, mapping] of saved) if (!kept.has(table)) wishes.set(table, mapping);
      rebuild(selection.index, new Map([...saved, ...kept]));
      publish();
      return latest;
    },
    dismissUpdates: () => {
      updates = null;
      publish();
    },
    toSyncMappings: () => changed().map((table) => selection.state.readPresent(table)),
  };
}
