import type { Field } from './fieldTypes.ts';
import type { FormValue } from './fieldValues.ts';
import { partsOfAddress, type FillContext } from './pastedAddress.ts';
import { readJsonFile } from './serviceAccount.ts';

/** The values that one entered value puts into other fields. */
export interface FilledFields {
  readonly entries: readonly (readonly [path: string, value: FormValue])[];
  /** What the field itself keeps; missing for a pasted address, which goes only into its parts. */
  readonly own?: FormValue;
}

/** A JSON key file also contains the key's owner and project. */
function partsOfKeyFile(field: Field, value: FormValue): FilledFields | undefined {
  if (field.kind !== 'file' || typeof value !== 'string') return undefined;
  const { fills, member } = field;
  if (member === undefined && Object.keys(fills).length === 0) return undefined;
  const { content, members: file } = readJsonFile(value) ?? { content: 'other', members: {} };
  // Another file of the same provider has members of the same name that mean something else.
  if (content !== 'serviceAccount' && typeof file.private_key !== 'string') return undefined;
  const textAt = (key: string): string | undefined => {
    const part = Object.hasOwn(file, key) ? file[key] : undefined;
    return typeof part === 'string' ? part : undefined;
  };
  const entries = Object.entries(fills).flatMap(([key, path]) => {
    const part = textAt(key);
    return part === undefined ? [] : [[path, part] as const];
  });
  return { entries, own: (member === undefined ? undefined : textAt(member)) ?? value };
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
  const ofFile = partsOfKeyFile(field, value);
  if (ofFile) return ofFile;
  const ofAddress =
    inserted !== undefined && typeof value === 'string'
      ? partsOfAddress(field, { inserted, whole: value }, context)
      : [];
  return ofAddress.length > 0 ? { entries: ofAddress } : { entries: [], own: value };
}
