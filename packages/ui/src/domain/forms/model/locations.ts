import { fieldsOf, type FormDefinition } from '../definition/definition.ts';
import type { Field } from '../definition/fieldTypes.ts';

/** Leading segments that refer to the request itself; the field's path follows them. */
const envelopes: readonly string[] = ['body', 'config'];

/**
 * Finds the field of an error location (spec §8: "each error's location maps to a friendly field label"). A
 * location inside a field's value, such as `ssl.ca`, belongs to that field. A service may name only the last key, such as
 * `host`, which belongs to the field with that last key, if there is one only.
 */
export function fieldAtLocation(definition: FormDefinition, location: readonly string[]): Field | undefined {
  const start = location.findIndex((segment) => !envelopes.includes(segment));
  const keys = start === -1 ? [] : location.slice(start);
  const place = `${keys.join('.')}.`;
  const fields = fieldsOf(definition);
  const found = fields.find(({ path }) => place.startsWith(`${path}.`));
  if (found || keys.length !== 1) return found;
  const [named, ...others] = fields.filter(({ path }) => path.endsWith(`.${keys[0]}`));
  return others.length === 0 ? named : undefined;
}

/** The label of a location: its field's label, or the last key if there is no field. */
export const labelOfLocation = (definition: FormDefinition, location: readonly string[]): string =>
  fieldAtLocation(definition, location)?.label ?? location.at(-1) ?? '';
