import { useCallback, useSyncExternalStore } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { subscribeToFields } from '../../domain/forms/model/subscribeToFields.ts';
import { syncSettingsOf } from '../../domain/pipelines/syncForm.ts';
import type { SyncSettings } from '../../domain/pipelines/syncSettings.ts';

/** The current settings of the form. Renders again whenever any value of the form changes. */
export function useSyncSettings(model: FormModel): SyncSettings {
  const subscribe = useCallback((listener: () => void) => subscribeToFields(model, listener), [model]);
  useSyncExternalStore(subscribe, model.edition, model.edition);
  return syncSettingsOf(model);
}
