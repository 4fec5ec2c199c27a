import type { Field } from './fieldTypes.ts';

/** A titled part of a form. */
export interface FormSection {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** The input of a form model: sections with fields. Each field has a unique path. */
export interface FormDefinition {
  /** Identifies the drafts of this form, such as `source/postgres`. */
  readonly id: string;
  readonly sections: readonly FormSection[];
  /**
   * When an empty required field shows its error: when it is left, or when the form is submitted.
   * @default 'onLeave'
   */
  readonly reportsMissing?: 'onLeave' | 'onSubmit';
  /**
   * Everyone who can view the entity can read its texts, so a text that may contain a password is refused and not
   * kept in a draft.
   * @default false
   */
  readonly refusesPasswords?: boolean;
}

/** Every field of a form, in display order. */
export const fieldsOf = (definition: FormDefinition): readonly Field[] =>
  definition.sections.flatMap(({ fields }): readonly Field[] => fields);

/** The paths of the fields that a field depends on or fills. */
const pathsNamedBy = (field: Field): readonly (string | undefined)[] => [
  ...(field.showWhen ?? []).map(({ path }) => path),
  field.requiredUnless,
  ...(field.kind === 'text' ? (field.address?.paths ?? []).map(([, path]) => path) : []),
  ...(field.kind === 'file' ? Object.values(field.fills) : []),
  field.kind === 'secret' ? field.opens : undefined,
];

/** Freezes a definition. @throws {RangeError} if two fields have the same path, or one names a path without a field */
export function defineForm<Definition extends FormDefinition>(definition: Definition): Readonly<Definition> {
  const paths = fieldsOf(definition).map(({ path }) => path);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated !== undefined) throw new RangeError(`Two fields at "${repeated}"`);
  const unknown = fieldsOf(definition)
    .flatMap(pathsNamedBy)
    .find((path) => path !== undefined && !paths.includes(path));
  if (unknown !== undefined) throw new RangeError(`A field names "${unknown}", which has no field`);
  Object.freeze(definition.sections);
  return Object.freeze(definition);
}
