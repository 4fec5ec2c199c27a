import { useSyncExternalStore } from 'react';
import type { FieldKind } from '../../domain/forms/definition/fieldTypes.ts';
import type { FieldState, FormModel } from '../../domain/forms/model/formState.ts';

/**
 * One field's state: the component renders again only when this field changes. With a kind, the value is typed; a field
 * of another kind at this path throws.
 */
export function useField<Kind extends FieldKind = FieldKind>(
  model: FormModel,
  path: string,
  kind?: Kind,
): FieldState<Kind> {
  const { subscribe, getSnapshot } = model.at(path, kind);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
