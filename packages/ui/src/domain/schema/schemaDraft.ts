import { isWireObject } from '../forms/paths.ts';
import type { SourceId } from '../entities/id.ts';
import type { SyncMapping } from '../entities/schema.ts';
import type { SchemaModel } from './schemaModel.ts';

/** Unsaved choices as they may be put away: the tables that differ from what was saved, by name. */
export interface SchemaDraft {
  readonly version: 1;
  readonly source: SourceId;
  /** Taken as a whole. */
  readonly on: readonly string[];
  readonly off: readonly string[];
  /** Those with columns left out, or with a key of their own. */
  readonly others: readonly SyncMapping[];
}

/** In characters: a tab's storage holds a few million, and is shared with the forms. */
const draftLimit = 1_000_000;

const isPlain = ({ excluded, customPrimaryKeys }: SyncMapping): boolean =>
  excluded.length === 0 && customPrimaryKeys.length === 0;

/** What is chosen and not saved; `null` where there is nothing, or too much to be kept. */
export function captureSchemaDraft(model: SchemaModel, source: SourceId): SchemaDraft | null {
  const changed = model.toSyncMappings();
  if (changed.length === 0) return null;
  const namesOf = (isSelected: boolean) =>
    changed.flatMap((each) => (isPlain(each) && each.isSelected === isSelected ? [each.table] : []));
  const draft: SchemaDraft = {
    version: 1,
    source,
    on: namesOf(true),
    off: namesOf(false),
    others: changed.filter((each) => !isPlain(each)),
  };
  return JSON.stringify(draft).length > draftLimit ? null : draft;
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isMapping = (value: unknown): value is SyncMapping =>
  isWireObject(value) &&
  typeof value.table === 'string' &&
  typeof value.isSelected === 'boolean' &&
  isNames(value.excluded) &&
  isNames(value.customPrimaryKeys);

const isMappings = (value: unknown): value is readonly SyncMapping[] =>
  Array.isArray(value) && value.every(isMapping);

const plain =
  (isSelected: boolean) =>
  (table: string): SyncMapping => ({
    table,
    isSelected,
    excluded: [],
    customPrimaryKeys: [],
  });

/**
 * Puts a draft back as one change. It comes from storage that anybody may have written to, so it is read like foreign
 * input, and only for the source it was taken of (docs/threats.md T-43). Answers whether anything was put back.
 */
export function restoreSchemaDraft(model: SchemaModel, source: SourceId, draft: unknown): boolean {
  if (!isWireObject(draft) || draft.version !== 1 || draft.source !== source) return false;
  const { on, off, others } = draft;
  if (!isNames(on) || !isNames(off) || !isMappings(others)) return false;
  return model.restore([...on.map(plain(true)), ...off.map(plain(false)), ...others]);
}
