import type { TextField } from '../../domain/forms/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/formState.ts';
import { describeValue } from '../../domain/forms/values.ts';

/** What a pasted address has filled in, and the way back. */
export interface AddressFill {
  /** Labels of the fields that it filled. */
  readonly labels: readonly string[];
  /** What it made of SSL, in the words of that choice, where it asked for more than there was. */
  readonly ssl: string | undefined;
  undo(): void;
}

/** Puts a text into its field; when the form took it for a whole address and split it, answers what that did. */
export function fillFromAddress(model: FormModel, field: TextField, typed: string): AddressFill | undefined {
  const before = new Map(
    Object.values(field.address?.paths ?? {}).map((path) => [path, model.at(path).getSnapshot().value]),
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
