import type { Field } from '../definition/fieldTypes.ts';
import type { FormModel } from './formState.ts';
import type { FormValue } from '../definition/fieldValues.ts';

/** One change that saving would make. */
export interface FormChange {
  readonly field: Field;
  /** The values before and after; missing for a secret, of which only the label is shown. */
  readonly values?: { readonly before: FormValue; readonly after: FormValue };
}

/** The changes that saving would make, in the order of the form, for the confirmation (spec §2 "Modals"). */
export const changesIn = (form: FormModel): readonly FormChange[] =>
  form.fields.flatMap((field): FormChange[] => {
    const { isChanged, value } = form.at(field.path).getSnapshot();
    if (!isChanged) return [];
    return [
      field.isSecret ? { field } : { field, values: { before: form.initialValue(field.path), after: value } },
    ];
  });
