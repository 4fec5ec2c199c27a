import { useState } from 'react';

/** A value that the parent holds if it gives one, and this component otherwise. */
export function useControllable<Value>(
  given: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value): void => {
    setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, change];
}
