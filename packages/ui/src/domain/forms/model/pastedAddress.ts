import { inSentence } from '../../text/hiddenCharacters.ts';
import type { AddressParts, AddressReading } from '../addresses/addressParts.ts';
import type { Field } from '../definition/fieldTypes.ts';
import { demandedSsl, isSsl } from '../values/ssl.ts';
import { isSameData } from './values.ts';
import type { FormValue } from '../definition/fieldValues.ts';

/** What the fill of a form needs to know about its fields. */
export interface FillContext {
  readonly valueAt: (path: string) => FormValue;
  /** The value of the field at a path in a new form. */
  readonly defaultAt: (path: string) => FormValue;
  /** The host or user that the entered secrets belong to; empty before the first one. */
  readonly loginAt: (path: string) => FormValue;
  readonly isLocked: (path: string) => boolean;
  /** The choice that an earlier address replaced at a path; `undefined` if the present one was made by hand. */
  readonly replacedAt: (path: string) => FormValue | undefined;
  /** The secrets that are valid for one login only. */
  readonly secrets: readonly Pick<Field, 'path' | 'label'>[];
}

/** What a pasted address changes. */
export interface AddressEffect {
  readonly entries: readonly (readonly [path: string, value: FormValue])[];
  /** What people have to know at a field: path and sentence. */
  readonly notes: readonly (readonly [path: string, note: string])[];
}

const noEffect: AddressEffect = { entries: [], notes: [] };

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

/** What an address finds at the field of one of its parts. */
interface Present {
  readonly current: FormValue;
  readonly initial: FormValue;
  readonly replaced: FormValue | undefined;
  readonly isLocked: boolean;
}

/**
 * The SSL choice after an address. One that an earlier address made returns to the choice before it, because it says
 * nothing about another server. No address turns encryption off without naming it.
 */
function sslOf({ parts, isComplete }: Split, { current, initial, replaced }: Present): FormValue | undefined {
  if (!isSsl(current)) return undefined;
  if (parts.ssl === undefined) {
    if (!isComplete || !isSsl(replaced)) return undefined;
    const before = replaced.mode === 'off' ? initial : replaced;
    return isSameData(before, current) ? undefined : before;
  }
  const demanded = demandedSsl(current, parts.ssl);
  return demanded === current ? undefined : demanded;
}

/**
 * The value that an address gives a field; `undefined` if the field keeps its own. A port and a schema that the address
 * does not name have their default, so that the result is never another server than the address says.
 */
function valueOf(part: keyof AddressParts, split: Split, present: Present): FormValue | undefined {
  if (part === 'ssl') return sslOf(split, present);
  const { parts, isComplete } = split;
  const { current, initial, isLocked } = present;
  const named = parts[part];
  if (named !== undefined) return named;
  const isReset = (part === 'port' || (part === 'schema' && isComplete)) && !isLocked;
  return isReset && current !== initial ? initial : undefined;
}

/**
 * The secrets that an address discards: those entered for another host or user. The one that it names replaces its own.
 * A host with its port is like a typed one: people see the change, and correct a host this way.
 */
function discardedBy(
  { parts, isComplete }: Split,
  paths: ReadonlyMap<keyof AddressParts, string>,
  { valueAt, loginAt, secrets }: FillContext,
): FillContext['secrets'] {
  const isOther = (['host', 'user'] as const).some((part) => {
    const path = paths.get(part);
    const named = parts[part];
    const before = path === undefined ? '' : loginAt(path);
    if (named === undefined || typeof before !== 'string' || before === '') return false;
    // The case of letters makes no other host.
    return part === 'host' ? before.toLowerCase() !== named.toLowerCase() : before !== named;
  });
  if (!isComplete || !isOther) return [];
  const replaced = parts.password === undefined ? undefined : paths.get('password');
  return secrets.filter(({ path }) => path !== replaced && valueAt(path) !== '');
}

/**
 * What a pasted address changes; nothing if the text is not an address.
 * @param inserted What was pasted, dropped or filled in. Typed text is never an address.
 * @param whole The text of the field after that.
 */
export function effectOfAddress(
  field: Field,
  { inserted, whole }: { readonly inserted: string; readonly whole: string },
  context: FillContext,
): AddressEffect {
  if (field.kind !== 'text' || !field.address) return noEffect;
  const { valueAt, defaultAt, replacedAt, isLocked } = context;
  const paths = new Map(field.address.paths);
  const split = splitOf(field.address.read, inserted, whole);
  if (!split) return noEffect;
  const discarded = discardedBy(split, paths, context);
  const named = order.flatMap((part) => {
    const path = paths.get(part);
    if (path === undefined) return [];
    const value = valueOf(part, split, {
      current: valueAt(path),
      initial: defaultAt(path),
      replaced: replacedAt(path),
      isLocked: isLocked(path),
    });
    return value === undefined ? [] : [[path, value] as const];
  });
  return {
    entries: [
      ...named.filter(([path]) => !isLocked(path)),
      ...discarded.map(({ path }) => [path, ''] as const),
    ],
    notes: [
      ...discarded.map(
        ({ path, label }) =>
          [path, `${label} was cleared, because it belongs to the previous login`] as const,
      ),
      ...named.flatMap(([path, value]) =>
        isLocked(path) && typeof value === 'string' && value !== valueAt(path)
          ? [[path, `The pasted address names “${inSentence(value)}”. The saved value stays`] as const]
          : [],
      ),
    ],
  };
}
