import type { SchemaCollection, SyncMapping } from '../entities/schema.ts';
import { diffSchemas, type SchemaDiff } from './schemaDiff.ts';
import type { SchemaMatches } from './schemaFilter.ts';
import { createSchemaIndex, type SchemaIndex } from './schemaIndex.ts';
import { gatherNews, readNews, rebaseSteps, type SchemaNews } from './schemaNews.ts';
import { createSchemaSheet, type SchemaBulk } from './schemaSheet.ts';
import type { SchemaChange, SchemaChanges } from './schemaTotals.ts';

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
  readonly news: SchemaNews | null;
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
  readonly setSaved: (mappings: readonly SyncMapping[]) => SchemaNews | null;
  readonly dismissNews: () => void;
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

  let sheet = createSchemaSheet(createSchemaIndex(collections), wishes, saved);
  let versions = new Uint32Array(sheet.tables.length);
  let clock = 0;
  let diff: SchemaDiff | null = null;
  let news: SchemaNews | null = null;
  let wasRestored = false;

  const summarise = (): SchemaSummary => ({
    index: sheet.index,
    selectedTables: sheet.totals.tables,
    selectedColumns: sheet.totals.columns,
    changes: { ...sheet.totals.changes },
    canUndo: history.length > 0,
    diff,
    news,
    isRestored: wasRestored && history.length > 0,
  });
  let summary = summarise();
  const publish = (): void => {
    summary = summarise();
    for (const listener of listeners) listener();
  };
  const layAnew = (index: SchemaIndex, wanted: ReadonlyMap<string, SyncMapping>): void => {
    sheet = createSchemaSheet(index, wanted, saved);
    clock += 1;
    versions = new Uint32Array(sheet.tables.length).fill(clock);
  };
  const mark = (tables: Iterable<number>): void => {
    clock += 1;
    for (const table of tables) versions[table] = clock;
  };

  const edit = (tables: readonly number[], act: (table: number) => void): boolean => {
    const found = sheet.alter(tables.filter(sheet.isEligible), act);
    if (found.size === 0) return false;
    history.push([...found.values()]);
    mark(found.keys());
    publish();
    return true;
  };
  const wantedOf = (name: string): SyncMapping | undefined => {
    const table = sheet.index.numberOf.get(name);
    return table === undefined ? wishes.get(name) : sheet.state.read(table);
  };
  const changed = (): readonly number[] => sheet.tables.filter((table) => sheet.changeOf(table) !== null);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => summary,
    versionOf: (table) => versions[table] ?? 0,
    isSelected: (table) => sheet.isSelected(table),
    columnsOn: (table) => sheet.columnsOn(table),
    isColumnOn: (column) => sheet.isColumnOn(column),
    isKey: (column) => sheet.state.isKey(column),
    keysOf: (table) => sheet.state.keysOf(table),
    hasCustomKeys: (table) => sheet.state.hasCustomKeys(table),
    selectedIn: (group) => sheet.totals.byGroup[group] ?? 0,
    changeOf: (table) => sheet.changeOf(table),
    mappingOf: (table) => sheet.state.readPresent(table),
    bulkOf: (matches) => sheet.bulkOf(matches),

    setTable: (table, isOn) => void edit([table], () => sheet.turn(table, isOn)),
    setColumn: (column, isOn) =>
      void edit([sheet.index.tableOf(column)], (table) =>
        isOn ? sheet.include(table, [column]) : sheet.leaveOut(table, [column]),
      ),
    setShown: (matches, isOn) => void edit(matches.tables, (table) => sheet.turnShown(table, matches, isOn)),
    setExcluded: (table, names) => void edit([table], () => sheet.exclude(table, names)),
    setCustomKeys: (table, names) => void edit([table], () => sheet.state.setCustomKeys(table, names)),
    restore: (mappings) => {
      const chosen = new Map(mappings.map((mapping) => [sheet.index.numberOf.get(mapping.table), mapping]));
      wasRestored = true;
      return edit(
        [...chosen.keys()].filter((table) => table !== undefined),
        (table) => {
          const mapping = chosen.get(table);
          if (mapping) sheet.state.write(table, mapping);
        },
      );
    },

    undo: () => {
      const found = history.pop();
      if (!found) return;
      const present = new Map<number, SyncMapping>();
      for (const mapping of found) {
        const table = sheet.index.numberOf.get(mapping.table);
        if (table === undefined) wishes.set(mapping.table, mapping);
        else present.set(table, mapping);
      }
      sheet.alter([...present.keys()], (table) => {
        const mapping = present.get(table);
        if (mapping) sheet.state.write(table, mapping);
      });
      mark(present.keys());
      publish();
    },

    merge: (next) => {
      const before = sheet;
      for (const table of before.tables) {
        const mapping = before.state.read(table);
        wishes.set(mapping.table, mapping);
      }
      const index = createSchemaIndex(next);
      diff = diffSchemas(before.index, index, before.isSelected);
      layAnew(index, wishes);
      publish();
    },
    dismissDiff: () => {
      diff = null;
      publish();
    },

    setSaved: (mappings) => {
      const both = { before: saved, after: byName(mappings), wanted: wantedOf };
      const latest = readNews(both);
      if (latest) history = [...rebaseSteps(history, latest, both)];
      news = gatherNews(news, latest, both);
      const kept = byName(changed().map((table) => sheet.state.read(table)));
      saved = both.after;
      for (const [table, mapping] of saved) if (!kept.has(table)) wishes.set(table, mapping);
      layAnew(sheet.index, new Map([...saved, ...kept]));
      publish();
      return latest;
    },
    dismissNews: () => {
      news = null;
      publish();
    },
    toSyncMappings: () => changed().map((table) => sheet.state.readPresent(table)),
  };
}
