import type { SyncMapping } from '../entities/schema.ts';
import { formatQuantity } from '../format/count.ts';

/** What somebody has decided about the tables of a source, in numbers. */
export interface SchemaChoices {
  /** Tables that are taken. */
  readonly tables: number;
  /** Fields that are left out. */
  readonly excludedFields: number;
  /** Tables that were given a primary key of their own. */
  readonly customKeys: number;
}

/** Counts them; `null` where nothing was decided, so that nothing can be lost. */
export function countSchemaChoices(mappings: readonly SyncMapping[]): SchemaChoices | null {
  const choices: SchemaChoices = {
    tables: mappings.filter(({ isSelected }) => isSelected).length,
    excludedFields: mappings.reduce((sum, { excluded }) => sum + excluded.length, 0),
    customKeys: mappings.filter(({ customPrimaryKeys }) => customPrimaryKeys.length > 0).length,
  };
  return Object.values(choices).some((count) => count > 0) ? choices : null;
}

/** `58 chosen tables, 3 excluded fields and 1 custom primary key`. */
export function describeSchemaChoices({ tables, excludedFields, customKeys }: SchemaChoices): string {
  const parts = [
    tables > 0 && formatQuantity(tables, 'chosen table'),
    excludedFields > 0 && formatQuantity(excludedFields, 'excluded field'),
    customKeys > 0 && formatQuantity(customKeys, 'custom primary key'),
  ].filter((part) => part !== false);
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
}
