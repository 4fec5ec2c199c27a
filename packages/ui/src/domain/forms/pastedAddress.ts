import { partsOfUri, splitConnectionUri, type ConnectionUri } from './connectionUri.ts';
import type { Field } from './fieldTypes.ts';
import { raisedSsl } from './ssl.ts';
import type { FormValue } from './fieldValues.ts';
import { kinds } from './kinds/index.ts';

/** What a part of an address puts in the place of `current`; `undefined` where it changes nothing. */
function valueOf(part: keyof ConnectionUri, uri: ConnectionUri, current: FormValue): FormValue | undefined {
  if (part !== 'ssl') return uri[part];
  const raised = uri.ssl && kinds.ssl.is(current) ? raisedSsl(current, uri.ssl) : current;
  return raised === current ? undefined : raised;
}

/**
 * The paths that a pasted address fills, with what it fills them with; none where it is not one. Typing lets a text grow by
 * one character, so it never counts.
 */
export function partsOfAddress(
  field: Field,
  value: FormValue,
  valueAt: (path: string) => FormValue,
): readonly (readonly [path: string, value: FormValue])[] {
  if (field.kind !== 'text' || !field.address) return [];
  const before = valueAt(field.path);
  if (typeof value !== 'string' || typeof before !== 'string' || value.length - before.length < 2) return [];
  const { schemes, paths } = field.address;
  const uri = splitConnectionUri(value, schemes);
  if (!uri) return [];
  return partsOfUri.flatMap((part) => {
    const path = paths[part];
    const filled = path === undefined ? undefined : valueOf(part, uri, valueAt(path));
    return path === undefined || filled === undefined ? [] : [[path, filled] as const];
  });
}
