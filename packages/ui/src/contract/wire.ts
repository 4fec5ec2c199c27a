import * as v from 'valibot';

import { toId, type Id } from '../domain/entities/id.ts';

type CamelCase<Word extends string> = Word extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Word;

/** The same fields with camelCase names. */
export type CamelKeys<Wire> = { [Key in keyof Wire as Key extends string ? CamelCase<Key> : Key]: Wire[Key] };

const camelNames = new Map<string, string>();
const camelName = (key: string): string => {
  let name = camelNames.get(key);
  if (name === undefined) {
    name = key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelNames.set(key, name);
  }
  return name;
};

/**
 * Renames the keys of one level. Nested objects are renamed by their own decoders, or keep their wire names.
 */
export const camelKeys = <Wire extends object>(wire: Wire): CamelKeys<Wire> =>
  // The type spells out the same renaming rule, but the compiler cannot verify it.
  Object.freeze(
    Object.fromEntries(Object.entries(wire).map(([key, value]) => [camelName(key), value])),
  ) as CamelKeys<Wire>;

/** Converts keys back for requests. A digit stays with the letter before it, as in `s3_file_format`. */
export const snakeKeys = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** Decodes a wire object (snake_case) into a frozen camelCase object. Unknown fields are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function wireObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.object(entries), v.transform(camelKeys));
}

/**
 * A field that screens use but the specification does not define. A mistyped value
 * is as good as a missing one. `null` only says that there is no value, so nothing may be claimed from it either.
 */
/* @__NO_SIDE_EFFECTS__ */
export function assumed<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema), undefined);
}

/** A list in which an unreadable item becomes null, so that the other items survive (F20). */
/* @__NO_SIDE_EFFECTS__ */
export function readableItems<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.array(v.fallback(v.nullable(schema), null));
}

/** An id: an integer, or its digits as a string, which some serialisers send. */
/* @__NO_SIDE_EFFECTS__ */
export function id<Kind extends string>() {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(1),
    v.transform((value): Id<Kind> => toId<Kind>(value)),
  );
}

/** Larger numbers must be milliseconds: as seconds they would be after the year 5138. */
const firstMilliseconds = 1e11;

const toDate = (value: string | number): Date => {
  if (typeof value === 'number') return new Date(Math.abs(value) < firstMilliseconds ? value * 1000 : value);
  // A date without a time means its last moment, so that the paid day is included.
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T23:59:59.999Z` : value);
};

/** A point in time: an ISO date-time, a date, or seconds or milliseconds since 1970. */
/* @__NO_SIDE_EFFECTS__ */
export function instant() {
  return v.pipe(v.union([v.string(), v.number()]), v.transform(toDate), v.date());
}

/** How many there are of something: never negative or in parts. Some serialisers send the digits as a string. */
/* @__NO_SIDE_EFFECTS__ */
export const quantity = () => queryInteger(0);

/** An integer in a query string. */
/* @__NO_SIDE_EFFECTS__ */
export function queryInteger(minimum: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(minimum),
  );
}
