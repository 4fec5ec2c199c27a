import type { SyncMapping } from '../entities/schema.ts';
import { listNames } from './listNames.ts';

/** A table that this person and someone else changed in different ways. */
export interface SchemaConflict {
  readonly table: string;
  /** What is on screen. */
  readonly mine: SyncMapping;
  /** What the service stores. */
  readonly theirs: SyncMapping;
}

/** Whose version of a table is kept. */
export type SchemaVersion = 'mine' | 'theirs';

/** A version of a table in words: `Selected without note, key id`. */
export function describeMapping({ isSelected, excluded, customPrimaryKeys }: SyncMapping): string {
  if (!isSelected) return 'Not selected';
  const columns = excluded.length === 0 ? 'with all columns' : `without ${listNames(excluded)}`;
  const key = customPrimaryKeys.length === 0 ? '' : `, key ${listNames(customPrimaryKeys)}`;
  return `Selected ${columns}${key}`;
}
