/** Sync schedules and the sync settings form. Semver covers the names listed in public-api.md. */
export { describeFrequency } from '../../domain/schedule/frequency.ts';
export type { Schedule } from '../../domain/schedule/schedule.ts';
export {
  createSyncForm,
  readSyncSettings,
  storedSync,
  syncForm,
  syncPaths,
  syncSettingsOf,
} from '../../domain/pipelines/syncForm.ts';
export {
  describeSyncChanges,
  describeSyncUpdates,
  isSyncOvertaken,
} from '../../domain/pipelines/syncUpdates.ts';
export {
  changedSync,
  syncDefaults,
  syncFrequencies,
  writeSyncSettings,
  type StoredSyncSettings,
  type SyncSettings,
  type WrittenSyncSettings,
} from '../../domain/pipelines/syncSettings.ts';
export type { MaintenanceWindow, TimeWindow } from '../../domain/schedule/window.ts';
