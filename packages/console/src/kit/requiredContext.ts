import { createContext, use, type Provider } from 'react';

/** A context without a default: its provider, and the hook that reads it. */
export function requiredContext<Value extends object>(
  provider: string,
): readonly [Provider<Value | null>, () => Value] {
  const Context = createContext<Value | null>(null);
  function useValue(): Value {
    const value = use(Context);
    if (value === null) throw new Error(`There is no ${provider} above this component.`);
    return value;
  }
  return [Context.Provider, useValue];
}
