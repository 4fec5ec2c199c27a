import type { Field } from './fieldTypes.ts';
import type { FormValue } from './fieldValues.ts';
import { isWireObject, parseJson } from './paths.ts';
import { partsOfAddress } from './pastedAddress.ts';

/** The values that one entered value puts into other fields. */
export interface FilledFields {
  readonly entries: readonly (readonly [path: string, value: FormValue])[];
  /** Whether the field itself keeps the value too. A pasted address goes only into its parts. */
  readonly takesValue: boolean;
}

/** A JSON key file also contains the key's owner and project. */
function partsOfKeyFile(field: Field, value: FormValue): FilledFields['entries'] {
  if (field.kind !== 'file' || typeof value !== 'string' || Object.keys(field.fills).length === 0) return [];
  const file = parseJson(value);
  if (!isWireObject(file)) return [];
  return Object.entries(field.fills).flatMap(([key, path]) => {
    const part = Object.hasOwn(file, key) ? file[key] : undefined;
    return typeof part === 'string' ? [[path, part] as const] : [];
  });
}

/** The other fields that an entered value fills. */
export function filledFields(
  field: Field,
  value: FormValue,
  valueAt: (path: string) => FormValue,
): FilledFields {
  const ofFile = partsOfKeyFile(field, value);
  if (ofFile.length > 0) return { entries: ofFile, takesValue: true };
  const ofAddress = partsOfAddress(field, value, valueAt);
  return { entries: ofAddress, takesValue: ofAddress.length === 0 };
}
