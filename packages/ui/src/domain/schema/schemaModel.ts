import type { SchemaCollection, SyncMapping } from '../entities/schema.ts';
import { bulkOf, bulkSizeOf, turnShown, type SchemaBulk, type SchemaBulkSize } from './schemaBulk.ts';
import { diffSchemas, type SchemaDiff } from './schemaDiff.ts';
import type { SchemaMatches } from './schemaFilter.ts';
import { createSchemaIndex, type SchemaIndex } from './schemaIndex.ts';
import type { SchemaConflict, SchemaVersion } from './schemaConflicts.ts';
import {
  doesSame,
  gatherUpdates,
  readUpdates,
  rebaseSteps,
  undecided,
  type SchemaUpdates,
} from './schemaUpdates.ts';
import { createSchemaSelection, type AlteredTables, type Mappings } from './schemaSelection.ts';
import type { SchemaChange, SchemaChanges } from './schemaTotals.ts';
import { reloadOf, type TableReload } from './tableReloads.ts';
import { createTableVersions } from './tableVersions.ts';

/** The state of the toolbars around the tree. Its identity changes only with its content. */
export interface SchemaSummary {
  /** Changes with each refetch of the source, and only then. */
  readonly index: SchemaIndex;
  readonly selectedTables: number;
  readonly selectedColumns: number;
  readonly changes: SchemaChanges;
  readonly canUndo: boolean;
  /** Tables and columns that the last refetch added and removed, until dismissed. */
  readonly diff: SchemaDiff | null;
  /** Changes that others saved meanwhile, until dismissed. */
  readonly updates: SchemaUpdates | null;
  /** Choices of an earlier visit were restored and not all of them undone. */
  readonly isRestored: boolean;
}

/**
 * The tables, columns and keys of a source that a pipeline replicates. An observable over bit sets,
 * independent of any screen.
 */
export interface SchemaModel {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => SchemaSummary;
  /** Changes with every change to the table. */
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
  /** Number of visible rows that would be selected or deselected. */
  readonly bulkSizeOf: (matches: SchemaMatches, isOn: boolean) => SchemaBulkSize;
  readonly setTable: (table: number, isOn: boolean) => void;
  /** Selecting one column of an unselected table selects the table with only that column and its key. */
  readonly setColumn: (column: number, isOn: boolean) => void;
  /** Selects or deselects only the visible rows. Excluded columns of a whole table stay excluded. */
  readonly setShown: (matches: SchemaMatches, isOn: boolean) => void;
  readonly setExcluded: (table: number, names: readonly string[]) => void;
  readonly setCustomKeys: (table: number, names: readonly string[]) => void;
  /** Undoes the last change, back to the first of this visit. */
  readonly undo: () => void;
  /**
   * Restores the choices of an earlier visit as one change; call it once at the start. Returns whether
   * anything changed.
   */
  readonly restore: (mappings: readonly SyncMapping[]) => boolean;
  /**
   * Takes a refetched schema. Missing tables and columns are remembered by name and restored when they
   * reappear.
   */
  readonly merge: (collections: readonly SchemaCollection[]) => void;
  readonly dismissDiff: () => void;
  /**
   * Takes the saved mappings. Tables without local changes follow them. Returns what is new and saved by
   * others.
   */
  readonly setSaved: (mappings: readonly SyncMapping[]) => SchemaUpdates | null;
  readonly dismissUpdates: () => void;
  /** Dismisses the tables that follow what others saved. Conflicts stay until they are settled. */
  readonly dismissFollowed: () => void;
  /** The tables that this person and someone else changed differently, until they are settled. */
  readonly conflicts: () => readonly SchemaConflict[];
  /** Keeps one version of these tables. One undo reverts the change to their version. */
  readonly settle: (tables: readonly string[], version: SchemaVersion) => void;
  /** The tables that a save loads from the start. */
  readonly toReloads: () => readonly TableReload[];
  /** The tables that differ from the saved ones: a PATCH contains only these. */
  readonly toSyncMappings: () => readonly SyncMapping[];
}

const byName = (mappings: readonly SyncMapping[]): Map<string, SyncMapping> =>
  new Map(mappings.map((mapping) => [mapping.table, mapping]));

/**
 * Creates the state of a selection of tables.
 * @param canHaveSchemas whether the source may have schemas (`canHaveSchemas` of its definition).
 * @default true: the names of the tables decide
 */
export function createSchemaModel(
  collections: readonly SchemaCollection[],
  savedMappings: readonly SyncMapping[],
  canHaveSchemas = true,
): SchemaModel {
  let saved = byName(savedMappings);
  /** The wanted state of missing tables, by name. */
  const remembered = new Map(saved);
  /** Undo steps with the previous state, by name, so that they survive a refetch. */
  let history: (readonly SyncMapping[])[] = [];
  /** The newest step, until something else changes: making 5,000 mappings would delay the paint of select-all. */
  let openStep: AlteredTables['before'] | null = null;
  const canUndo = (): boolean => openStep !== null || history.length > 0;
  const closeStep = (): void => {
    if (openStep) history.push(openStep());
    openStep = null;
  };
  const listeners = new Set<() => void>();

  let selection = createSchemaSelection(createSchemaIndex(collections, canHaveSchemas), remembered, saved);
  const versions = createTableVersions(selection.tables.length);
  let diff: SchemaDiff | null = null;
  let updates: SchemaUpdates | null = null;
  let wasRestored = false;

  const summarise = (): SchemaSummary => ({
    index: selection.index,
    selectedTables: selection.totals.tables,
    selectedColumns: selection.totals.columns,
    changes: { ...selection.totals.changes },
    canUndo: canUndo(),
    diff,
    updates,
    isRestored: wasRestored && canUndo(),
  });
  let summary = summarise();
  const publish = (): void => {
    summary = summarise();
    for (const listener of listeners) listener();
  };
  const rebuild = (index: SchemaIndex, wanted: Mappings): void => {
    closeStep();
    selection = createSchemaSelection(index, wanted, saved);
    versions.reset(selection.tables.length);
  };

  const record = (change: () => AlteredTables): boolean => {
    closeStep();
    const { tables, before } = change();
    if (tables.length === 0) return false;
    openStep = before;
    versions.mark(tables);
    publish();
    return true;
  };
  const edit = (tables: readonly number[], act: (table: number) => void): boolean =>
    record(() => selection.alter(tables.filter(selection.isEligible), act));
  /** Mappings of existing tables, by number. */
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
    return table === undefined ? remembered.get(name) : selection.state.read(table);
  };
  const savedOf = (name: string): SyncMapping => saved.get(name) ?? undecided(name);
  const keepUpdates = (next: SchemaUpdates): void => {
    updates = next.followed.length + next.contested.length > 0 ? next : null;
    publish();
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
    setShown: (matches, isOn) => {
      // Without a search, whole tables are shown.
      if (matches.view.search === '') record(() => selection.turnAll(matches.tables, isOn));
      else edit(matches.tables, (table) => turnShown(selection, table, matches, isOn));
    },
    setExcluded: (table, names) => void edit([table], () => selection.exclude(table, names)),
    setCustomKeys: (table, names) => void edit([table], () => selection.state.setCustomKeys(table, names)),
    restore: (mappings) => {
      const present = presentAmong(mappings);
      wasRestored = true;
      return edit([...present.keys()], writeFrom(present));
    },

    undo: () => {
      closeStep();
      const found = history.pop();
      if (!found) return;
      for (const mapping of found)
        if (!selection.index.numberOf.has(mapping.table)) remembered.set(mapping.table, mapping);
      const present = presentAmong(found);
      selection.alter([...present.keys()], writeFrom(present));
      versions.mark([...present.keys()]);
      publish();
    },

    merge: (next) => {
      const before = selection;
      for (const table of before.tables) {
        const mapping = before.state.read(table);
        remembered.set(mapping.table, mapping);
      }
      const index = createSchemaIndex(next, canHaveSchemas);
      diff = diffSchemas(before.index, index, before.isSelected);
      rebuild(index, remembered);
      publish();
    },
    dismissDiff: () => {
      diff = null;
      publish();
    },

    setSaved: (mappings) => {
      closeStep();
      const both = { before: saved, after: byName(mappings), wanted: wantedOf };
      const latest = readUpdates(both);
      if (latest) history = [...rebaseSteps(history, latest, both)];
      updates = gatherUpdates(updates, latest, both);
      const kept = byName(changed().map((table) => selection.state.read(table)));
      saved = both.after;
      for (const [table, mapping] of saved) if (!kept.has(table)) remembered.set(table, mapping);
      rebuild(selection.index, new Map([...saved, ...kept]));
      publish();
      return latest;
    },
    dismissUpdates: () => keepUpdates({ followed: [], contested: [] }),
    dismissFollowed: () => keepUpdates({ followed: [], contested: updates?.contested ?? [] }),
    conflicts: () =>
      (updates?.contested ?? [])
        .toSorted()
        .map((table) => ({ table, mine: wantedOf(table) ?? undecided(table), theirs: savedOf(table) }))
        .filter(({ mine, theirs }) => !doesSame(mine, theirs)),
    settle: (names, version) => {
      if (version === 'theirs') {
        const theirs = names.map(savedOf);
        for (const mapping of theirs) remembered.set(mapping.table, mapping);
        const present = presentAmong(theirs);
        edit([...present.keys()], writeFrom(present));
      }
      keepUpdates({
        followed: updates?.followed ?? [],
        contested: (updates?.contested ?? []).filter((table) => !names.includes(table)),
      });
    },
    toReloads: () =>
      changed().flatMap((table) => {
        const reload = reloadOf(selection.savedOf(table), selection.state.readPresent(table));
        return reload && selection.isSelected(table) ? [reload] : [];
      }),
    toSyncMappings: () => changed().map((table) => selection.state.readPresent(table)),
  };
}
