import type { FormModel } from '../../domain/forms/formState.ts';
import { syncSettingsOf } from '../../domain/schedule/syncForm.ts';
import type { SyncSettings } from '../../domain/schedule/syncSettings.ts';
import { useFieldValues } from '../fields/useFieldValues.ts';

/** The current settings of the form. */
export function useSyncSettings(model: FormModel): SyncSettings {
  useFieldValues(model);
  return syncSettingsOf(model);
}
