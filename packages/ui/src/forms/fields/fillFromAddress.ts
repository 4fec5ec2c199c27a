import type { TextField } from '../../domain/forms/definition/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { describeValue } from '../../domain/forms/model/values.ts';

/** The effect of a pasted connection string, with a way to undo it. */
export interface AddressFill {
  /** Labels of the fields that were filled in. */
  readonly labels: readonly string[];
  /** Labels of the secrets that were cleared, because they belong to another login. */
  readonly cleared: readonly string[];
  /** Label of the new SSL mode, if the connection string changed it. */
  readonly ssl: string | undefined;
  undo(): void;
}

const isRefused = (field: TextField, text: string): boolean => {
  const reading = text.trim() === '' ? undefined : field.format?.read(text, field);
  return reading !== undefined && 'refusal' in reading;
};

/**
 * Sets a field's text. If the form recognised a connection string in what was inserted and split it, returns the
 * effect. Otherwise a text that is no host is reported at once.
 * @param inserted What was pasted, dropped or filled in; `undefined` for typed text.
 */
export function fillFromAddress(
  model: FormModel,
  field: TextField,
  { typed, inserted }: { readonly typed: string; readonly inserted?: string },
): AddressFill | undefined {
  const valueAt = (path: string) => model.at(path).getSnapshot().value;
  const secrets = model.fields.filter(({ isSecret }) => isSecret).map(({ path }) => path);
  const paths = [...(field.address?.paths ?? []).map(([, path]) => path), ...secrets];
  const before = new Map(paths.map((path) => [path, valueAt(path)]));
  const filled = model.setValue(field.path, typed, inserted);
  if (filled.length === 0) {
    if (inserted !== undefined && isRefused(field, typed)) model.blur(field.path);
    return undefined;
  }
  const ssl = filled.find(({ kind }) => kind === 'ssl');
  const cleared = filled.filter(({ path, isSecret }) => isSecret && valueAt(path) === '');
  return {
    labels: filled.filter((each) => each !== ssl && !cleared.includes(each)).map(({ label }) => label),
    cleared: cleared.map(({ label }) => label),
    ssl: ssl && describeValue(ssl, valueAt(ssl.path)),
    undo: () => {
      for (const { path } of filled) model.setValue(path, before.get(path) ?? '');
      // They belong to the restored login again.
      for (const path of secrets) model.setValue(path, before.get(path) ?? '');
    },
  };
}

/**
 * Splits an address that was typed, or corrected after it was refused. Call it when the field is left: only then is
 * the address complete.
 */
export function fillFromTyped(model: FormModel, field: TextField): AddressFill | undefined {
  const { value, isChanged } = model.at(field.path, 'text').getSnapshot();
  return isChanged && isRefused(field, value)
    ? fillFromAddress(model, field, { typed: value, inserted: value })
    : undefined;
}
