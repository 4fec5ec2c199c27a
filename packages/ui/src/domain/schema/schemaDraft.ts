import { isWireObject } from '../json/paths.ts';
import type { SourceId } from '../entities/id.ts';
import type { SyncMapping } from '../entities/schema.ts';
import type { SchemaModel } from './schemaModel.ts';

/** Unsaved choices that may be stored: the tables that differ from the saved ones, by name. */
export interface SchemaDraft {
  readonly version: 1;
  readonly source: SourceId;
  /** Tables selected with all columns. */
  readonly on: readonly string[];
  readonly off: readonly string[];
  /** Tables with excluded columns or a custom key. */
  readonly others: readonly SyncMapping[];
}

/** In characters. A tab's storage has a few million, shared with the forms. */
const draftLimit = 1_000_000;

const isPlain = ({ excluded, customPrimaryKeys }: SyncMapping): boolean =>
  excluded.length === 0 && customPrimaryKeys.length === 0;

/** The unsaved choices; `null` if there are none, or too many to store. */
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
 * Restores a draft as one change. Anyone can write to the storage, so the draft is treated as untrusted and
 * is accepted only for its own source (T-43). Returns whether anything was restored.
 */
export function restoreSchemaDraft(model: SchemaModel, source: SourceId, draft: unknown): boolean {
  if (!isWireObject(draft) || draft.version !== 1 || draft.source !== source) return false;
  const { on, off, others } = draft;
  if (!isNames(on) || !isNames(off) || !isMappings(others)) return false;
  return model.restore([...on.map(plain(true)), ...off.map(plain(false)), ...others]);
}
