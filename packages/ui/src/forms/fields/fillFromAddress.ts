import type { TextField } from '../../domain/connectors/fieldTypes.ts';
import type { FormModel } from '../../domain/connectors/formState.ts';

/** What a pasted address has filled in, and the way back. */
export interface AddressFill {
  /** Labels of the fields that it filled. */
  readonly labels: readonly string[];
  undo(): void;
}

/** Puts a text into its field; when the form took it for a whole address and split it, answers what that did. */
export function fillFromAddress(model: FormModel, field: TextField, typed: string): AddressFill | undefined {
  const before = new Map(
    Object.values(field.address?.paths ?? {}).map((path) => [path, model.at(path).getSnapshot().value]),
  );
  const filled = model.setValue(field.path, typed);
  if (filled.length === 0) return undefined;
  return {
    labels: filled.map(({ label }) => label),
    undo: () => {
      for (const { path } of filled) model.setValue(path, before.get(path) ?? '');
    },
  };
}
