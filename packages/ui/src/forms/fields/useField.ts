import { useSyncExternalStore } from 'react';
import type { FieldState, FormModel } from '../../domain/connectors/formState.ts';

/** One field's state: what draws it is drawn again when this field changes, and only then. */
export function useField(model: FormModel, path: string): FieldState {
  const { subscribe, getSnapshot } = model.at(path);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
