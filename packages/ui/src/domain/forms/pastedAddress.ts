import type { AddressParts, AddressReading } from './addresses/addressParts.ts';
import type { Field } from './fieldTypes.ts';
import { demandedSsl, isSsl } from './ssl.ts';
import type { FormValue } from './fieldValues.ts';

/** What the fill of a form needs to know about its fields. */
export interface FillContext {
  readonly valueAt: (path: string) => FormValue;
  /** The value of the field at a path in a new form. */
  readonly defaultAt: (path: string) => FormValue;
}

/** All parts, in the order of the form. */
const order = [
  'host',
  'port',
  'user',
  'password',
  'database',
  'schema',
  'ssl',
  'warehouse',
  'role',
] as const satisfies readonly (keyof AddressParts)[];

type Split = Extract<AddressReading, { readonly parts: AddressParts }>;

/**
 * The address in a text. What was inserted is an address in full, or completes one with the rest of the field. A
 * host alone is only text.
 */
function splitOf(read: (text: string) => AddressReading | undefined, inserted: string, whole: string) {
  const isSplit = (reading: AddressReading | undefined): reading is Split =>
    reading !== undefined &&
    'parts' in reading &&
    (reading.isComplete || Object.keys(reading.parts).length > 1);
  const ofInserted = read(inserted);
  if (isSplit(ofInserted) && ofInserted.isComplete) return ofInserted;
  const ofWhole = inserted.trim() === whole.trim() ? ofInserted : read(whole);
  return isSplit(ofWhole) ? ofWhole : undefined;
}

/**
 * The value that an address gives a field; `undefined` if the field keeps its own. What the address does not name
 * has its default, so that the result is never another server than the address says.
 */
function valueOf(
  part: keyof AddressParts,
  { parts, isComplete }: Split,
  { current, initial, isOtherUser }: { current: FormValue; initial: FormValue; isOtherUser: boolean },
): FormValue | undefined {
  if (part === 'ssl') {
    const mode = parts.ssl ?? (isComplete ? 'off' : undefined);
    const isKept = mode === undefined || !isSsl(current) || (current.mode === 'other' && !parts.ssl);
    const demanded = isKept ? current : demandedSsl(current, mode);
    return demanded === current ? undefined : demanded;
  }
  const named = parts[part];
  if (named !== undefined) return named;
  // The password of another user is of no use, and must not be sent.
  if (part === 'password') return isOtherUser && current !== '' ? '' : undefined;
  const isReset = part === 'port' || (part === 'schema' && isComplete);
  return isReset && current !== initial ? initial : undefined;
}

/**
 * The paths and values that a pasted address fills; empty if the text is not an address.
 * @param inserted What was pasted, dropped or filled in. Typed text is never an address.
 * @param whole The text of the field after that.
 */
export function partsOfAddress(
  field: Field,
  { inserted, whole }: { readonly inserted: string; readonly whole: string },
  { valueAt, defaultAt }: FillContext,
): readonly (readonly [path: string, value: FormValue])[] {
  if (field.kind !== 'text' || !field.address) return [];
  const { read } = field.address;
  const paths = new Map(field.address.paths);
  const split = splitOf(read, inserted, whole);
  if (!split) return [];
  const { user } = split.parts;
  const userPath = paths.get('user');
  const isOtherUser = user !== undefined && userPath !== undefined && valueAt(userPath) !== user;
  return order.flatMap((part) => {
    const path = paths.get(part);
    if (path === undefined) return [];
    const value = valueOf(part, split, { current: valueAt(path), initial: defaultAt(path), isOtherUser });
    return value === undefined ? [] : [[path, value] as const];
  });
}
