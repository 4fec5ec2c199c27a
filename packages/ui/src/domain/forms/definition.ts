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
}

/** Every field of a form, in display order. */
export const fieldsOf = (definition: FormDefinition): readonly Field[] =>
  definition.sections.flatMap(({ fields }): readonly Field[] => fields);

/** Freezes a definition. @throws {RangeError} if two fields have the same path */
export function defineForm<Definition extends FormDefinition>(definition: Definition): Readonly<Definition> {
  const paths = fieldsOf(definition).map(({ path }) => path);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated !== undefined) throw new RangeError(`Two fields at "${repeated}"`);
  Object.freeze(definition.sections);
  return Object.freeze(definition);
}
