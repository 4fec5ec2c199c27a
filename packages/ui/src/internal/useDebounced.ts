import { useEffect, useRef } from 'react';
import { useStableHandler } from './useStableHandler.ts';

/** Calls `action` with the last value after `milliseconds` without another value. Cancelled on unmount. */
export function useDebounced<Value>(
  milliseconds: number,
  action: (value: Value) => void,
): (value: Value) => void {
  const act = useStableHandler(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => act(value), milliseconds);
  };
}
