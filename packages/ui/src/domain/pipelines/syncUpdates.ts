import { wordsOf } from '../forms/changes/settingWords.ts';
import { changesIn } from '../forms/model/formChanges.ts';
import type { Field } from '../forms/definition/fieldTypes.ts';
import type { FormModel } from '../forms/model/formState.ts';
import { readSyncSettings } from './syncForm.ts';
import { writeSyncSettings, type StoredSyncSettings, type SyncSettings } from './syncSettings.ts';

/** The unsaved changes: `Persist deleted rows: on`. */
export const describeSyncChanges = (form: FormModel): readonly string[] =>
  changesIn(form).map(({ field, values }) => `${field.label}: ${wordsOf(field, values?.after ?? '')}`);

/**
 * What others saved meanwhile, and its effect on the user's changes, one sentence each.
 * @param press what the form's button does
 */
export function describeSyncUpdates(
  form: FormModel,
  press: 'Starting' | 'Saving' = 'Starting',
): readonly string[] {
  const { followed, contested } = form.getSnapshot();
  const theirs = (field: Field) => wordsOf(field, form.initialValue(field.path));
  const seen = followed.map((field) => `${field.label} ${theirs(field)}`);
  const apart = contested.map((field) => {
    const mine = wordsOf(field, form.at(field.path).getSnapshot().value);
    return `${field.label} ${mine} (they saved ${theirs(field)})`;
  });
  return [
    ...(seen.length > 0 ? [`Updated to what they saved: ${seen.join(', ')}.`] : []),
    ...(apart.length > 0
      ? [`You also changed: ${apart.join('; ')}. ${press} replaces their changes with yours.`]
      : []),
  ];
}

/**
 * Whether others have saved a different value since the settings were last shown. Starting would then replace
 * a change that the user has not seen.
 * @param shown the last saved settings on screen
 * @param theirs the saved settings now
 */
export function isSyncOvertaken(
  settings: SyncSettings,
  shown: StoredSyncSettings,
  theirs: StoredSyncSettings,
): boolean {
  const mine = Object.entries(writeSyncSettings(settings));
  const before = new Map(Object.entries(writeSyncSettings(readSyncSettings(shown))));
  const now = new Map(Object.entries(writeSyncSettings(readSyncSettings(theirs))));
  return mine.some(([name, value]) => before.get(name) !== now.get(name) && value !== now.get(name));
}
