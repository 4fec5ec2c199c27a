import fc from 'fast-check';

/** Values of every kind; `undefined` removes. */
export const otherValue = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  7,
  '',
  'x!',
  '12',
  [],
  {},
  [1],
  { id: 3 },
);

export type Place = readonly string[];

/** The places of a value, as lists of keys. */
export function placesIn(value: unknown, place: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, each]) => placesIn(each, [...place, key]))];
}

const isThere = (value: unknown, [key, ...rest]: Place): boolean =>
  key === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, key) &&
    isThere(Reflect.get(value, key), rest));

/** The value with another one at a place; without the place if the other one is undefined. */
export function changed(value: unknown, place: Place, to: unknown): unknown {
  const [key, ...rest] = place;
  if (!isThere(value, place)) return value;
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, index) => {
      if (String(index) !== key) return [each];
      const inside = changed(each, rest, to);
      return inside === undefined ? [] : [inside];
    });
  }
  const entries = Object.entries(value as object).flatMap(([name, each]): [string, unknown][] => {
    const inside = name === key ? changed(each, rest, to) : each;
    return inside === undefined ? [] : [[name, inside]];
  });
  return Object.fromEntries(entries);
}
