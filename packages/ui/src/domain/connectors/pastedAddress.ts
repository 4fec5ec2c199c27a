import { splitConnectionUri } from './connectionUri.ts';
import type { Field } from './fieldTypes.ts';
import type { FormValue } from './values.ts';

/**
 * The paths that a pasted address fills, with what it fills them with; none where it is not one. Typing lets a text grow by
 * one character, so it never counts.
 */
export function partsOfAddress(
  field: Field,
  before: FormValue,
  value: FormValue,
): readonly (readonly [path: string, part: string])[] {
  if (field.kind !== 'text' || !field.address) return [];
  if (typeof value !== 'string' || typeof before !== 'string' || value.length - before.length < 2) return [];
  const { schemes, paths } = field.address;
  const parts: object = splitConnectionUri(value, schemes) ?? {};
  return Object.entries(paths).flatMap(([part, path]) => {
    const found: unknown = Reflect.get(parts, part);
    return typeof found === 'string' && path !== undefined ? [[path, found] as const] : [];
  });
}
