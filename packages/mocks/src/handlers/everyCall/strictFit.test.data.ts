import { assumed } from '@millrace/ui/contract';
import * as v from 'valibot';

type Schema = v.GenericSchema;
type Wrapping = Schema & { readonly wrapped: Schema };
type Listing = Schema & { readonly item: Schema };
type Keyed = Schema & { readonly entries: Readonly<Record<string, Schema>> };
type Recording = Schema & { readonly value: Schema };
type Choosing = Schema & { readonly options: readonly Schema[] };

type Piped = Schema & { readonly pipe: readonly object[] };

const isWrapping = (schema: Schema): schema is Wrapping => 'wrapped' in schema;
const isListing = (schema: Schema): schema is Listing => schema.type === 'array';
const isKeyed = (schema: Schema): schema is Keyed => 'entries' in schema;
const isRecording = (schema: Schema): schema is Recording => schema.type === 'record';
const isChoosing = (schema: Schema): schema is Choosing => ['union', 'variant'].includes(schema.type);

const isPiped = (schema: Schema): schema is Piped => 'pipe' in schema && Array.isArray(schema.pipe);
const isSchema = (part: object): part is Schema => 'kind' in part && part.kind === 'schema';

/** The object that a list in several forms becomes before it is decoded. */
const bodyOf = (schema: Schema): Keyed | undefined =>
  schema.type === 'custom' && isPiped(schema) ? schema.pipe.filter(isSchema).find(isKeyed) : undefined;

interface Leave {
  /** Whether fields of the contract's `assumed` list may be present. */
  readonly hasAssumedFields: boolean;
}

const assumedNames: ReadonlySet<string> = new Set(assumed.map(({ field }) => field));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parts of a response that the contract does not know or only tolerates: unknown fields, values that need a fallback,
 * unreadable items. The console decodes leniently; the twin must be exact.
 * @param at location of the value, such as `.results.0`
 */
export function misfitsOf(schema: Schema, value: unknown, leave: Leave, at = ''): string[] {
  const inside = (part: Schema, key: string | number, each: unknown) =>
    misfitsOf(part, each, leave, `${at}.${key}`);

  const body = bodyOf(schema);
  if (body) {
    const { results } = body.entries;
    return Array.isArray(value) && results
      ? misfitsOf(results, value, leave, at)
      : misfitsOf(body, value, leave, at);
  }
  if (isWrapping(schema) && value !== null && value !== undefined) {
    return misfitsOf(schema.wrapped, value, leave, at);
  }
  if (isListing(schema) && Array.isArray(value)) {
    return value.flatMap((each, index) =>
      each === null ? [`${at}.${index} is null`] : inside(schema.item, index, each),
    );
  }
  if (isRecording(schema) && isObject(value)) {
    return Object.entries(value).flatMap(([key, each]) => inside(schema.value, key, each));
  }
  if (isChoosing(schema)) {
    const misfits = schema.options.map((option) => misfitsOf(option, value, leave, at));
    return misfits.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (!isKeyed(schema) || !isObject(value)) return unreadable(schema, value, at);
  const missing = Object.keys(schema.entries).filter((key) => !Object.hasOwn(value, key));
  const fields = [...Object.entries(value), ...missing.map((key): [string, unknown] => [key, undefined])];
  return fields.flatMap(([key, each]) => {
    const entry = schema.entries[key];
    if (!entry) return [`${at}.${key} is not in the contract`];
    // A fallback that depends on the value is for a field of the specification, such as the count of a page.
    const isAssumed = 'fallback' in entry && typeof entry.fallback !== 'function' && assumedNames.has(key);
    if (isAssumed && !leave.hasAssumedFields && each !== undefined) {
      return [`${at}.${key} is assumed, and should not be there`];
    }
    return inside(entry, key, each);
  });
}

const unreadable = (schema: Schema, value: unknown, at: string): string[] =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => `${at}: ${message}`);
