import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import type { FormShape } from './formShape.ts';
import type { FormValues } from './formValues.ts';

/** The login that the entered secrets belong to. It stays known while people empty a host to enter another one. */
export interface EnteredLogins {
  /** The last complete value of a host or user, at first the saved one; empty if the secrets came first. */
  readonly at: (path: string) => FormValue;
  /** Takes the values of these fields as complete: they were left or filled. */
  readonly complete: (fields: readonly Field[]) => void;
  /** A secret was entered: it belongs to the present login, or to the next one if there is none. */
  readonly enterSecret: () => void;
  readonly clear: () => void;
}

export function createEnteredLogins(
  { binding }: Pick<FormShape, 'binding'>,
  { valueOf, initialOf }: Pick<FormValues, 'valueOf' | 'initialOf'>,
): EnteredLogins {
  const entered = new Map<string, FormValue>();
  return {
    at: (path) => entered.get(path) ?? initialOf(path),
    complete(fields) {
      for (const field of fields) {
        const value = valueOf(field.path);
        if (binding.includes(field) && value !== '') entered.set(field.path, value);
      }
    },
    enterSecret() {
      for (const { path } of binding) entered.set(path, valueOf(path));
    },
    clear: () => entered.clear(),
  };
}
