import type { Field } from './fieldTypes.ts';
import type { FormModel } from './formState.ts';
import type { FormValue } from './fieldValues.ts';

/** One thing that saving would change. */
export interface FormChange {
  readonly field: Field;
  /** What it was and what it becomes; absent for a secret, of which only the fact is told. */
  readonly values?: { readonly before: FormValue; readonly after: FormValue };
}

/** What saving would change, in the order of the form, to be confirmed by the person (spec §2 "Modals"). */
export const changesIn = (form: FormModel): readonly FormChange[] =>
  form.fields.flatMap((field): FormChange[] => {
    const { isChanged, value } = form.at(field.path).getSnapshot();
    if (!isChanged) return [];
    return [
      field.isSecret ? { field } : { field, values: { before: form.initialValue(field.path), after: value } },
    ];
  });
