/** One value for each key, created on the first call and garbage-collected with the key. */
export function memoizePerObject<Key extends WeakKey, Value>(
  create: (key: Key) => Value,
): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: create(key) };
    made.set(key, known);
    return known.value;
  };
}
