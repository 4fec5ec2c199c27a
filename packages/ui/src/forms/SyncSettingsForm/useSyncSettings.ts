import type { FormModel } from '../../domain/forms/formState.ts';
import { syncSettingsOf } from '../../domain/schedule/syncForm.ts';
import type { SyncSettings } from '../../domain/schedule/syncSettings.ts';
import { useFieldValues } from '../fields/useFieldValues.ts';

/** The settings as the form holds them now. */
export function useSyncSettings(model: FormModel): SyncSettings {
  useFieldValues(model);
  return syncSettingsOf(model);
}
