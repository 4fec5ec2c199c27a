import { fieldsOf, type FormDefinition } from '../definition/definition.ts';
import type { Field } from '../definition/fieldTypes.ts';

/** Leading segments that refer to the request itself; the field's path follows them. */
const envelopes: readonly string[] = ['body', 'config'];

/**
 * Finds the field of an error location (spec §8: "each error's location maps to a friendly field label"). A
 * location inside a field's value, such as `ssl.ca`, belongs to that field.
 */
export function fieldAtLocation(definition: FormDefinition, location: readonly string[]): Field | undefined {
  const start = location.findIndex((segment) => !envelopes.includes(segment));
  const place = `${location.slice(start).join('.')}.`;
  return fieldsOf(definition).find(({ path }) => place.startsWith(`${path}.`));
}

/** The label of a location: its field's label, or the last key if there is no field. */
export const labelOfLocation = (definition: FormDefinition, location: readonly string[]): string =>
  fieldAtLocation(definition, location)?.label ?? location.at(-1) ?? '';
