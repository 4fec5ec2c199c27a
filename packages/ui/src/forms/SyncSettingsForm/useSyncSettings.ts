import type { FormModel } from '../../domain/forms/model/formState.ts';
import { syncSettingsOf } from '../../domain/pipelines/syncForm.ts';
import type { SyncSettings } from '../../domain/pipelines/syncSettings.ts';
import { useFieldValues } from '../fields/useFieldValues.ts';

/** The current settings of the form. */
export function useSyncSettings(model: FormModel): SyncSettings {
  useFieldValues(model);
  return syncSettingsOf(model);
}
