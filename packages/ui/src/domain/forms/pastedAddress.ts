import { partsOfUri, splitConnectionUri, type ConnectionUri } from './connectionUri.ts';
import type { Field } from './fieldTypes.ts';
import { raisedSsl } from './ssl.ts';
import type { FormValue } from './fieldValues.ts';
import { kinds } from './kinds/index.ts';

/** The new value of a field from a part of the address; `undefined` if it would not change. */
function valueOf(part: keyof ConnectionUri, uri: ConnectionUri, current: FormValue): FormValue | undefined {
  if (part !== 'ssl') return uri[part];
  const raised = uri.ssl && kinds.ssl.is(current) ? raisedSsl(current, uri.ssl) : current;
  return raised === current ? undefined : raised;
}

/**
 * The paths and values that a pasted address fills; empty if the text is not an address. Text that grew by
 * one character was typed and is ignored.
 */
export function partsOfAddress(
  field: Field,
  value: FormValue,
  valueAt: (path: string) => FormValue,
): readonly (readonly [path: string, value: FormValue])[] {
  if (field.kind !== 'text' || !field.address) return [];
  const before = valueAt(field.path);
  if (typeof value !== 'string' || typeof before !== 'string' || value.length - before.length < 2) return [];
  const { schemes } = field.address;
  const uri = splitConnectionUri(value, schemes);
  if (!uri) return [];
  const paths = new Map(field.address.paths);
  return partsOfUri.flatMap((part) => {
    const path = paths.get(part);
    const filled = path === undefined ? undefined : valueOf(part, uri, valueAt(path));
    return path === undefined || filled === undefined ? [] : [[path, filled] as const];
  });
}
