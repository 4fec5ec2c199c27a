import type { SettingChange } from '../../forms/changes/changedSettings.ts';
import { wordsOf } from '../../forms/changes/settingWords.ts';
import { fieldsOf } from '../../forms/definition/definition.ts';
import type { Field } from '../../forms/definition/fieldTypes.ts';
import { validate } from '../../forms/model/validate.ts';
import { readValue, writeValue } from '../../forms/model/values.ts';
import type { Wire, WireObject } from '../../json/paths.ts';
import { parseWindow } from '../../schedule/window.ts';
import { isLongerThan } from '../../text/graphemes.ts';
import { maxLength } from '../../text/limits.ts';
import { storedSync, syncForm, syncPaths } from '../syncForm.ts';
import type { StoredSyncSettings } from '../syncSettings.ts';

/** The sync settings of a file, in its order. */
export const settingFields: readonly Field[] = fieldsOf(syncForm);

const isText = (wire: Wire | undefined): wire is string =>
  typeof wire === 'string' && !isLongerThan(wire, maxLength.standard);

const isOfKind = ({ kind }: Field, wire: Wire | undefined): boolean => {
  if (kind === 'toggle') return typeof wire === 'boolean';
  if (kind === 'frequency') return typeof wire === 'number' && Number.isSafeInteger(wire) && wire > 0;
  // No expression means an interval.
  if (kind === 'schedule') return wire === null || isText(wire);
  // An empty text means no window. The form takes any other text for the default.
  if (kind === 'timeWindow') return wire === '' || (isText(wire) && parseWindow(wire) !== null);
  return isText(wire) && wire.trim() !== '';
};

/** The value of a setting as it is saved; `undefined` if the setting cannot have it. */
export function settingValue(field: Field, wire: Wire | undefined): Wire | undefined {
  if (!isOfKind(field, wire)) return undefined;
  const value = readValue(field, wire);
  return validate(field, value, { today: '' }) === undefined ? writeValue(field, value) : undefined;
}

/** What a setting can be, for a sentence about a value that it cannot have. */
export function expectedOf({ kind }: Field): string {
  if (kind === 'toggle') return 'true or false';
  if (kind === 'frequency') return 'a number of milliseconds';
  if (kind === 'schedule') return 'a cron expression with five parts, or null';
  return kind === 'timeWindow' ? 'two times such as 02:00-04:00, or an empty text' : 'a text';
}

/** The settings with these values, by their names on the wire. */
export function settingsFrom(values: WireObject): StoredSyncSettings {
  const text = (path: string) => {
    const { [path]: value } = values;
    return typeof value === 'string' && { value };
  };
  const number = (path: string) => {
    const { [path]: value } = values;
    return typeof value === 'number' && { value };
  };
  const isOn = (path: string) => {
    const { [path]: value } = values;
    return typeof value === 'boolean' && { value };
  };
  const sourceSyncFrequency = number(syncPaths.sourceFrequency);
  const destinationSyncFrequency = number(syncPaths.destinationFrequency);
  const destinationSyncCron =
    values[syncPaths.schedule] === null ? { value: null } : text(syncPaths.schedule);
  const maintenanceWindow = text(syncPaths.window);
  const persistDeletedRows = isOn(syncPaths.persistDeletedRows);
  const autoSyncNewCollections = isOn(syncPaths.autoSyncNewCollections);
  const replicateColumnChanges = isOn(syncPaths.replicateColumnChanges);
  const currentSyncMode = text(syncPaths.syncMode);
  const s3FileFormat = text(syncPaths.s3FileFormat);
  return {
    ...(sourceSyncFrequency && { sourceSyncFrequency: sourceSyncFrequency.value }),
    ...(destinationSyncFrequency && { destinationSyncFrequency: destinationSyncFrequency.value }),
    ...(destinationSyncCron && { destinationSyncCron: destinationSyncCron.value }),
    ...(maintenanceWindow && { maintenanceWindow: maintenanceWindow.value }),
    ...(persistDeletedRows && { persistDeletedRows: persistDeletedRows.value }),
    ...(autoSyncNewCollections && { autoSyncNewCollections: autoSyncNewCollections.value }),
    ...(replicateColumnChanges && { replicateColumnChanges: replicateColumnChanges.value }),
    ...(currentSyncMode && { currentSyncMode: currentSyncMode.value }),
    ...(s3FileFormat && { s3FileFormat: s3FileFormat.value }),
  };
}

/** The saved values of the settings, by their names on the wire. One that a file cannot contain is left out. */
export function settingValues(stored: StoredSyncSettings): WireObject {
  const { config } = storedSync(stored);
  return Object.fromEntries(
    settingFields.flatMap((field): [string, Wire][] => {
      const value = settingValue(field, config[field.path]);
      return value === undefined ? [] : [[field.path, value]];
    }),
  );
}

/** The settings that a file contains. A value that the form of the settings cannot have is left out. */
export const keptSettings = (stored: StoredSyncSettings): StoredSyncSettings =>
  settingsFrom(settingValues(stored));

/** The settings of a file that a pipeline does not have yet. */
export interface SettingsPlan {
  /** One per setting, in the order of the file. `before` is missing if the pipeline does not say it. */
  readonly changes: readonly SettingChange[];
  /** What is sent. */
  readonly settings: StoredSyncSettings;
}

/** Compares the settings of a file with those of a pipeline; without one, all of them are new. */
export function planSettings(sync: StoredSyncSettings, before: StoredSyncSettings = {}): SettingsPlan {
  const wanted = settingValues(sync);
  const saved = settingValues(before);
  const changed = settingFields.filter(
    ({ path }) => wanted[path] !== undefined && wanted[path] !== saved[path],
  );
  const words = (field: Field, wire: Wire | undefined) =>
    wire === undefined ? undefined : wordsOf(field, readValue(field, wire));
  return {
    changes: changed.map((field) => ({
      path: field.path,
      label: field.label,
      before: words(field, saved[field.path]),
      after: words(field, wanted[field.path]),
    })),
    settings: settingsFrom(Object.fromEntries(changed.map(({ path }) => [path, wanted[path]]))),
  };
}
