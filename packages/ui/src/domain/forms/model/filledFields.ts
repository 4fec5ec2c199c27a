import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import { specOf } from '../kinds/kinds.ts';
import { effectOfAddress, type FillContext } from './pastedAddress.ts';

/** The values that one entered value puts into other fields. */
export interface FilledFields {
  readonly entries: readonly (readonly [path: string, value: FormValue])[];
  /** What the field itself keeps; missing for a pasted address, which goes only into its parts. */
  readonly own?: FormValue;
  /** What people have to know at a field: path and sentence. */
  readonly notes?: readonly (readonly [path: string, note: string])[];
}

/**
 * The other fields that an entered value fills.
 * @param inserted The part of the value that was pasted, dropped or filled in; `undefined` if it was typed.
 */
export function filledFields(
  field: Field,
  { value, inserted }: { readonly value: FormValue; readonly inserted?: string },
  context: FillContext,
): FilledFields {
  const split = specOf(field).split?.(value, field);
  if (split) return split;
  const ofAddress =
    inserted !== undefined && typeof value === 'string'
      ? effectOfAddress(field, { inserted, whole: value }, context)
      : undefined;
  return ofAddress && ofAddress.entries.length > 0 ? ofAddress : { entries: [], own: value };
}
