import type { Field } from './fieldTypes.ts';

/** A titled part of a form. */
export interface FormSection {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** All that a form model needs: sections with fields, each field with a path of its own. */
export interface FormDefinition {
  /** Tells this form's drafts from those of others, such as `source/postgres`. */
  readonly id: string;
  readonly sections: readonly FormSection[];
  /** When a required field that is still empty says so: as it is left, or when the form is sent. @default 'onLeave' */
  readonly reportsMissing?: 'onLeave' | 'onSubmit';
}

/** Every field of a form, in the order in which it is drawn. */
export const fieldsOf = (definition: FormDefinition): readonly Field[] =>
  definition.sections.flatMap(({ fields }): readonly Field[] => fields);

/** Freezes a definition. @throws {RangeError} where two fields have one path */
export function defineForm<Definition extends FormDefinition>(definition: Definition): Readonly<Definition> {
  const paths = fieldsOf(definition).map(({ path }) => path);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated !== undefined) throw new RangeError(`Two fields at "${repeated}"`);
  Object.freeze(definition.sections);
  return Object.freeze(definition);
}
