import { useEffect, useRef } from 'react';

/** Calls `action` with the last value once `milliseconds` have passed without another. Nothing is called after unmount. */
export function useDebounced<Value>(
  milliseconds: number,
  action: (value: Value) => void,
): (value: Value) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), milliseconds);
  };
}
