import * as v from 'valibot';

import { toId, type Id } from '../domain/entities/id.ts';

type CamelCase<Word extends string> = Word extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Word;

/** The same fields, named as TypeScript names them. */
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

/** Renames the fields of one level; what is nested was renamed by its own decoder, or keeps its wire names. */
export const camelKeys = <Wire extends object>(wire: Wire): CamelKeys<Wire> =>
  // The keys are renamed by the very rule that the type spells out; the compiler cannot see that they are.
  Object.freeze(
    Object.fromEntries(Object.entries(wire).map(([key, value]) => [camelName(key), value])),
  ) as CamelKeys<Wire>;

/** The way back, for requests. A digit stays with the letter before it, as in `s3_file_format`. */
export const snakeKeys = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** An object of the wire (snake_case), decoded into a frozen one of ours (camelCase). Unknown fields are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function wireObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.object(entries), v.transform(camelKeys));
}

/**
 * A field that the specification does not show but a screen would like. Missing, null or of another type, it is
 * simply not there.
 */
/* @__NO_SIDE_EFFECTS__ */
export function assumed<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema), null);
}

/** A list in which an item that cannot be read is null: it must not cost the others (docs/faults.md F20). */
/* @__NO_SIDE_EFFECTS__ */
export function readableItems<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.array(v.fallback(v.nullable(schema), null));
}

/** An id: an integer, or the same in digits, which some serialisers send. */
/* @__NO_SIDE_EFFECTS__ */
export function id<Kind extends string>() {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(1),
    v.transform((value): Id<Kind> => toId<Kind>(value)),
  );
}

/** From here on a number can only be milliseconds: as seconds it would lie beyond the year 5138. */
const firstMilliseconds = 1e11;

const toDate = (value: string | number): Date => {
  if (typeof value === 'number') return new Date(Math.abs(value) < firstMilliseconds ? value * 1000 : value);
  // A day without a time stands for its last moment, so that nobody loses the day they paid for.
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T23:59:59.999Z` : value);
};

/** A point in time: an ISO date-time, a date, or seconds or milliseconds since 1970. */
/* @__NO_SIDE_EFFECTS__ */
export function instant() {
  return v.pipe(v.union([v.string(), v.number()]), v.transform(toDate), v.date());
}

/** An integer in a query string. */
/* @__NO_SIDE_EFFECTS__ */
export function queryInteger(minimum: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(minimum),
  );
}
