import type { SyncMapping } from '../entities/schema.ts';
import { isSameList } from './schemaTotals.ts';

type Mappings = ReadonlyMap<string, SyncMapping>;

/** Changes that others saved while the schema was on screen, by table name. */
export interface SchemaUpdates {
  /** Tables without local changes: they now show the saved state. */
  readonly followed: readonly string[];
  /** Tables with different local changes: they keep them, and saving replaces what others saved. */
  readonly contested: readonly string[];
}

/** A table without a mapping is not replicated. */
export const undecided = (table: string): SyncMapping => ({
  table,
  isSelected: false,
  excluded: [],
  customPrimaryKeys: [],
});

/**
 * Whether two mappings are equivalent. Exclusions of an unselected table and the order of columns do not
 * matter.
 */
export const doesSame = (one: SyncMapping, other: SyncMapping): boolean =>
  one.isSelected === other.isSelected &&
  (!one.isSelected ||
    (isSameList(one.excluded.toSorted(), other.excluded.toSorted()) &&
      isSameList(one.customPrimaryKeys, other.customPrimaryKeys)));

export interface SavedTwice {
  readonly before: Mappings;
  readonly after: Mappings;
  /** The local state of a table; `undefined` if it was never set. */
  readonly wanted: (table: string) => SyncMapping | undefined;
}

/**
 * The tables that others have changed; `null` if there are none. The user's own saved changes equal the local
 * state.
 */
export function readUpdates({ before, after, wanted }: SavedTwice): SchemaUpdates | null {
  const followed: string[] = [];
  const contested: string[] = [];
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(table) ?? undecided(table);
    const is = after.get(table) ?? undecided(table);
    const here = wanted(table) ?? undecided(table);
    if (doesSame(was, is) || doesSame(here, is)) continue;
    (doesSame(here, was) ? followed : contested).push(table);
  }
  return followed.length + contested.length > 0 ? { followed, contested } : null;
}

/**
 * Merges undismissed updates with new ones. A table whose local state equals the saved one is not contested.
 */
export function gatherUpdates(
  earlier: SchemaUpdates | null,
  updates: SchemaUpdates | null,
  { after, wanted }: Omit<SavedTwice, 'before'>,
): SchemaUpdates | null {
  if (!earlier) return updates;
  const all = new Set([...earlier.contested, ...(updates?.contested ?? [])]);
  const contested = [...all].filter(
    (table) => !doesSame(wanted(table) ?? undecided(table), after.get(table) ?? undecided(table)),
  );
  const isContested = new Set(contested);
  const followed = [...new Set([...earlier.followed, ...(updates?.followed ?? [])])].filter(
    (table) => !isContested.has(table),
  );
  return contested.length + followed.length > 0 ? { followed, contested } : null;
}

/** Undo steps with the previous state, newest last. */
export type Steps = readonly (readonly SyncMapping[])[];

/**
 * Adjusts the undo steps after others saved: steps to the old saved state lead to the new one. Steps without
 * effect are removed.
 */
export function rebaseSteps(
  steps: Steps,
  updates: SchemaUpdates,
  { before, after, wanted }: SavedTwice,
): Steps {
  const reported = new Set([...updates.followed, ...updates.contested]);
  const savedOf = (table: string): SyncMapping => after.get(table) ?? undecided(table);
  const present = new Map(updates.followed.map((table) => [table, savedOf(table)]));
  const kept = steps.toReversed().flatMap((step) => {
    const rebased = step.map((found) => {
      const wasSaved = doesSame(found, before.get(found.table) ?? undecided(found.table));
      return reported.has(found.table) && wasSaved ? savedOf(found.table) : found;
    });
    const isAny = rebased.some(
      (found) =>
        !reported.has(found.table) ||
        !doesSame(present.get(found.table) ?? wanted(found.table) ?? undecided(found.table), found),
    );
    for (const found of rebased) present.set(found.table, found);
    return isAny ? [rebased] : [];
  });
  return kept.toReversed();
}
