import type { Field } from './fieldTypes.ts';
import type { FormValue } from './fieldValues.ts';
import { isWireObject, parseJson } from './paths.ts';
import { partsOfAddress } from './pastedAddress.ts';

/** What entering one value puts into fields. */
export interface FilledFields {
  readonly entries: readonly (readonly [path: string, value: FormValue])[];
  /** Whether the field itself takes the value beside them; a pasted address goes into its parts only. */
  readonly takesValue: boolean;
}

/** A JSON key file says more than the key: who it belongs to, and in which project. */
function partsOfKeyFile(field: Field, value: FormValue): FilledFields['entries'] {
  if (field.kind !== 'file' || typeof value !== 'string' || Object.keys(field.fills).length === 0) return [];
  const file = parseJson(value);
  if (!isWireObject(file)) return [];
  return Object.entries(field.fills).flatMap(([key, path]) => {
    const part = Object.hasOwn(file, key) ? file[key] : undefined;
    return typeof part === 'string' ? [[path, part] as const] : [];
  });
}

/** The other fields that a value fills as it is entered. */
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
