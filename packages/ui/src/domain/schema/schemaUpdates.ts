import type { SyncMapping } from '../entities/schema.ts';
import { isSameList } from './schemaTotals.ts';

type Mappings = ReadonlyMap<string, SyncMapping>;

/** What somebody else saved while the schema was on screen, by names of tables. */
export interface SchemaUpdates {
  /** Nothing of one's own was changed in them: they are as they were saved now. */
  readonly followed: readonly string[];
  /** Changed here as well, and otherwise: they stay as they are here, and saving them replaces what was saved. */
  readonly contested: readonly string[];
}

/** A table that nobody has decided about is not replicated. */
const undecided = (table: string): SyncMapping => ({
  table,
  isSelected: false,
  excluded: [],
  customPrimaryKeys: [],
});

/** Whether both do the same with a table: what is left out of one that is off is nothing, and in which order says nothing. */
const doesSame = (one: SyncMapping, other: SyncMapping): boolean =>
  one.isSelected === other.isSelected &&
  (!one.isSelected ||
    (isSameList(one.excluded.toSorted(), other.excluded.toSorted()) &&
      isSameList(one.customPrimaryKeys, other.customPrimaryKeys)));

export interface SavedTwice {
  readonly before: Mappings;
  readonly after: Mappings;
  /** What is wanted here of a table; `undefined` where nothing was ever said. */
  readonly wanted: (table: string) => SyncMapping | undefined;
}

/** Which tables somebody else has decided about; `null` where nobody did. What one saved oneself is as one wants it. */
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

/** News that were not dismissed yet with those that came after them. What is wanted as it is saved now is no contest. */
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

/** Steps that can be taken back, each as what it found, newest last. */
export type Steps = readonly (readonly SyncMapping[])[];

/**
 * Where taking back leads once others have saved: to what is saved now, where it would have led to what was saved
 * before. Steps that are left without anything to do are gone.
 */
export function rebaseSteps(
  steps: Steps,
  updates: SchemaUpdates,
  { before, after, wanted }: SavedTwice,
): Steps {
  const told = new Set([...updates.followed, ...updates.contested]);
  const savedOf = (table: string): SyncMapping => after.get(table) ?? undecided(table);
  const present = new Map(updates.followed.map((table) => [table, savedOf(table)]));
  const kept = steps.toReversed().flatMap((step) => {
    const rebased = step.map((found) => {
      const wasSaved = doesSame(found, before.get(found.table) ?? undecided(found.table));
      return told.has(found.table) && wasSaved ? savedOf(found.table) : found;
    });
    const isAny = rebased.some(
      (found) =>
        !told.has(found.table) ||
        !doesSame(present.get(found.table) ?? wanted(found.table) ?? undecided(found.table), found),
    );
    for (const found of rebased) present.set(found.table, found);
    return isAny ? [rebased] : [];
  });
  return kept.toReversed();
}
