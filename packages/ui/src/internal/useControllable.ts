import { useState } from 'react';

/** State that is controlled if the parent passes a value, and local otherwise. */
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
