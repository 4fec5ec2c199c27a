import { formatQuantity } from '../format/count.ts';
import type { SchemaChoices } from './schemaChoices.ts';

/** `58 selected tables, 3 excluded columns and 1 custom primary key`. */
export function describeSchemaChoices({ tables, excludedFields, customKeys }: SchemaChoices): string {
  const parts = [
    tables > 0 && formatQuantity(tables, 'selected table'),
    excludedFields > 0 && formatQuantity(excludedFields, 'excluded column'),
    customKeys > 0 && formatQuantity(customKeys, 'custom primary key'),
  ].filter((part) => part !== false);
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
}
