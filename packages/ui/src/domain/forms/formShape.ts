import { fieldsOf, type FormDefinition } from './definition.ts';
import type { Field } from './fieldTypes.ts';

/** How the fields of a form hang together; it follows from the definition and never changes. */
export interface FormShape {
  readonly fields: readonly Field[];
  /** @throws {RangeError} where no field has this path */
  readonly at: (path: string) => Field;
  /** The fields that show by what is chosen in this one. */
  readonly shownBy: (path: string) => readonly Field[];
  /** The fields that need not be filled while this one is. */
  readonly sparedBy: (path: string) => readonly Field[];
  readonly secrets: readonly Field[];
  /** The secret that a field opens, as a passphrase opens a key. */
  readonly openedBy: (field: Field) => string | undefined;
  /** The fields that stored secrets are good for nothing without, such as host and login (docs/threats.md T-08). */
  readonly binding: readonly Field[];
  /** The secrets that depend on a field: all of them where it is binding, else those that open it. */
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
