import { fieldsOf, type FormDefinition } from './definition.ts';
import type { Field } from './fieldTypes.ts';

/** Segments by which the service names the request itself; a field's path starts after them. */
const envelopes: readonly string[] = ['body', 'config'];

/**
 * The field that a place in the request belongs to (spec §8: "each error's location maps to a friendly field label"). A
 * place inside of a field's value, such as `ssl.ca`, belongs to that field.
 */
export function fieldAtLocation(definition: FormDefinition, location: readonly string[]): Field | undefined {
  const start = location.findIndex((segment) => !envelopes.includes(segment));
  const place = `${location.slice(start).join('.')}.`;
  return fieldsOf(definition).find(({ path }) => place.startsWith(`${path}.`));
}

/** What a place is called: its field's label, or the last key of it where no field is there. */
export const labelOfLocation = (definition: FormDefinition, location: readonly string[]): string =>
  fieldAtLocation(definition, location)?.label ?? location.at(-1) ?? '';
