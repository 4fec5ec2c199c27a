import { defineForm } from '../forms/definition/definition.ts';
import { constant, toggle, whenEmpty } from '../forms/definition/fields.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import type { FormModel, StoredForm } from '../forms/model/formState.ts';
import { frequency } from '../forms/kinds/frequency.ts';
import { schedule } from '../forms/kinds/schedule.ts';
import { timeWindow } from '../forms/kinds/timeWindow.ts';
import {
  deletedRowColumn,
  syncDefaults,
  syncFrequencies,
  type StoredSyncSettings,
  type SyncSettings,
} from './syncSettings.ts';

/**
 * Paths of the sync settings in their form. They equal the wire names, by which errors of the service refer
 * to them.
 */
export const syncPaths = {
  sourceFrequency: 'source_sync_frequency',
  destinationFrequency: 'destination_sync_frequency',
  schedule: 'destination_sync_cron',
  window: 'maintenance_window',
  persistDeletedRows: 'persist_deleted_rows',
  autoSyncNewCollections: 'auto_sync_new_collections',
  replicateColumnChanges: 'replicate_column_changes',
  syncMode: 'current_sync_mode',
  s3FileFormat: 's3_file_format',
} as const;

/** The sync settings of a pipeline (spec §3). */
export const syncForm = defineForm({
  id: 'sync-settings',
  sections: [
    {
      title: 'Schedule',
      fields: [
        frequency(
          syncPaths.sourceFrequency,
          'Source frequency',
          { options: syncFrequencies, initial: syncDefaults.sourceSyncFrequency },
          { hint: 'How often we read changes.' },
        ),
        frequency(
          syncPaths.destinationFrequency,
          'Destination frequency',
          { options: syncFrequencies, initial: syncDefaults.destinationSyncFrequency },
          { hint: 'How often we write them to the destination.', showWhen: whenEmpty(syncPaths.schedule) },
        ),
        schedule(syncPaths.schedule, 'Cron expression', {
          choice: {
            label: 'Destination schedule',
            interval: 'Starting when the pipeline starts.',
            cron: 'At fixed times (UTC).',
          },
        }),
      ],
    },
    {
      title: 'Maintenance window',
      fields: [
        timeWindow(syncPaths.window, 'Maintenance window', {
          toggleLabel: 'Pause during a maintenance window',
          initial: syncDefaults.maintenanceWindow,
        }),
      ],
    },
    {
      title: 'When the source changes',
      fields: [
        toggle(syncPaths.persistDeletedRows, 'Persist deleted rows', {
          initial: syncDefaults.persistDeletedRows,
          hint: `Rows deleted at the source stay, with the time in \`${deletedRowColumn}\`.`,
        }),
        toggle(syncPaths.autoSyncNewCollections, 'Auto sync new collections', {
          initial: syncDefaults.autoSyncNewCollections,
          hint: 'New source tables are synced automatically.',
        }),
        toggle(syncPaths.replicateColumnChanges, 'Replicate column changes', {
          initial: syncDefaults.replicateColumnChanges,
          hint: 'New source columns are added at the destination.',
        }),
      ],
    },
    {
      title: 'Files',
      fields: [
        constant(syncPaths.syncMode, syncDefaults.currentSyncMode, 'Sync mode'),
        constant(syncPaths.s3FileFormat, syncDefaults.s3FileFormat, 'S3 file format'),
      ],
    },
  ],
});

/** A pipeline's settings as the form reads them. */
export const storedSync = (stored: StoredSyncSettings): StoredForm => ({
  config: {
    [syncPaths.sourceFrequency]: stored.sourceSyncFrequency,
    [syncPaths.destinationFrequency]: stored.destinationSyncFrequency,
    [syncPaths.schedule]: stored.destinationSyncCron,
    [syncPaths.window]: stored.maintenanceWindow,
    [syncPaths.persistDeletedRows]: stored.persistDeletedRows,
    [syncPaths.autoSyncNewCollections]: stored.autoSyncNewCollections,
    [syncPaths.replicateColumnChanges]: stored.replicateColumnChanges,
    [syncPaths.syncMode]: stored.currentSyncMode,
    [syncPaths.s3FileFormat]: stored.s3FileFormat,
  },
});

export const createSyncForm = (stored: StoredSyncSettings): FormModel =>
  createFormModel({ definition: syncForm, today: '', stored: storedSync(stored) });

/** The settings in the form. */
export function syncSettingsOf(form: FormModel): SyncSettings {
  const chosen = form.at(syncPaths.schedule, 'schedule').getSnapshot().value;
  const { isOn, ...window } = form.at(syncPaths.window, 'timeWindow').getSnapshot().value;
  const frequencyAt = (path: string) => form.at(path, 'frequency').getSnapshot().value;
  const isOnAt = (path: string) => form.at(path, 'toggle').getSnapshot().value;
  const constantAt = (path: string) => String(form.at(path, 'constant').getSnapshot().value);
  return {
    sourceSyncFrequency: frequencyAt(syncPaths.sourceFrequency),
    destinationSchedule: chosen.type,
    destinationSyncFrequency: frequencyAt(syncPaths.destinationFrequency),
    destinationSyncCron: chosen.cron,
    hasMaintenanceWindow: isOn,
    maintenanceWindow: window,
    persistDeletedRows: isOnAt(syncPaths.persistDeletedRows),
    autoSyncNewCollections: isOnAt(syncPaths.autoSyncNewCollections),
    replicateColumnChanges: isOnAt(syncPaths.replicateColumnChanges),
    currentSyncMode: constantAt(syncPaths.syncMode),
    s3FileFormat: constantAt(syncPaths.s3FileFormat),
  };
}

/** The saved settings as the form would show them; missing values are the defaults. */
export const readSyncSettings = (stored: StoredSyncSettings): SyncSettings =>
  syncSettingsOf(createSyncForm(stored));
