import type { TextField } from '../../domain/forms/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/formState.ts';
import { describeValue } from '../../domain/forms/values.ts';

/** The effect of a pasted connection string, with a way to undo it. */
export interface AddressFill {
  /** Labels of the fields that were filled in. */
  readonly labels: readonly string[];
  /** Label of the new SSL mode, if the connection string required a stricter one. */
  readonly ssl: string | undefined;
  undo(): void;
}

/** Sets a field's text. If the form recognised a connection string and split it, returns the effect. */
export function fillFromAddress(model: FormModel, field: TextField, typed: string): AddressFill | undefined {
  const before = new Map(
    (field.address?.paths ?? []).map(([, path]) => [path, model.at(path).getSnapshot().value]),
  );
  const filled = model.setValue(field.path, typed);
  if (filled.length === 0) return undefined;
  const ssl = filled.find(({ kind }) => kind === 'ssl');
  return {
    labels: filled.filter((each) => each !== ssl).map(({ label }) => label),
    ssl: ssl && describeValue(ssl, model.at(ssl.path).getSnapshot().value),
    undo: () => {
      for (const { path } of filled) model.setValue(path, before.get(path) ?? '');
    },
  };
}
