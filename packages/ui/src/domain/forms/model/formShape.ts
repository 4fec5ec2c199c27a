import { fieldsOf, type FormDefinition } from '../definition/definition.ts';
import type { Field } from '../definition/fieldTypes.ts';

/** The dependencies between the fields of a form, derived once from its definition. */
export interface FormShape {
  readonly fields: readonly Field[];
  /** @throws {RangeError} if no field has this path */
  readonly at: (path: string) => Field;
  /** The fields whose visibility depends on this one. */
  readonly shownBy: (path: string) => readonly Field[];
  /** The fields that are not required while this one is filled. */
  readonly sparedBy: (path: string) => readonly Field[];
  readonly secrets: readonly Field[];
  /** The secret that a field unlocks, as a passphrase unlocks a key. */
  readonly openedBy: (field: Field) => string | undefined;
  /** The fields that saved secrets are bound to, such as host and login (T-08). */
  readonly binding: readonly Field[];
  /**
   * The secrets that depend on a field: all of them if the field is binding, otherwise those that it unlocks.
   */
  readonly secretsBoundTo: (field: Field) => readonly Field[];
}

export const noField = (path: string) => new RangeError(`The form has no field at "${path}"`);

const openedBy = (field: Field): string | undefined => (field.kind === 'secret' ? field.opens : undefined);

export function shapeOf(definition: FormDefinition): FormShape {
  const fields = fieldsOf(definition);
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const shown = Map.groupBy(
    fields.flatMap((field) => (field.showWhen ?? []).map(({ path }) => ({ path, field }))),
    ({ path }) => path,
  );
  const spared = Map.groupBy(
    fields.filter(({ requiredUnless }) => requiredUnless !== undefined),
    ({ requiredUnless }) => requiredUnless,
  );
  const secrets = fields.filter(({ isSecret }) => isSecret);
  const openers = Map.groupBy(secrets, openedBy);
  const binding = fields.filter((field) => 'bindsSecrets' in field && field.bindsSecrets);
  return {
    fields,
    at(path) {
      const field = byPath.get(path);
      if (!field) throw noField(path);
      return field;
    },
    shownBy: (path) => (shown.get(path) ?? []).map(({ field }) => field),
    sparedBy: (path) => spared.get(path) ?? [],
    secrets,
    openedBy,
    binding,
    secretsBoundTo: (field) => (binding.includes(field) ? secrets : (openers.get(field.path) ?? [])),
  };
}
