import type { SyncMapping } from '../entities/schema.ts';

/** The user's choices for the tables of a source, as numbers. */
export interface SchemaChoices {
  /** Selected tables. */
  readonly tables: number;
  /** Excluded fields. */
  readonly excludedFields: number;
  /** Tables with a custom primary key. */
  readonly customKeys: number;
}

/** Counts the choices; `null` if there are none to lose. */
export function countSchemaChoices(mappings: readonly SyncMapping[]): SchemaChoices | null {
  const choices: SchemaChoices = {
    tables: mappings.filter(({ isSelected }) => isSelected).length,
    excludedFields: mappings.reduce((sum, { excluded }) => sum + excluded.length, 0),
    customKeys: mappings.filter(({ customPrimaryKeys }) => customPrimaryKeys.length > 0).length,
  };
  return Object.values(choices).some((count) => count > 0) ? choices : null;
}
