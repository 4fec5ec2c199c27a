import { useCallback, useSyncExternalStore } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { subscribeToFields } from '../../domain/forms/model/subscribeToFields.ts';

/** Renders again whenever any value of the form changes, for components that depend on several. Returns the edition. */
export function useFieldValues(model: FormModel): number {
  const subscribe = useCallback((listener: () => void) => subscribeToFields(model, listener), [model]);
  return useSyncExternalStore(subscribe, model.edition, model.edition);
}
