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
} from '../../domain/schedule/syncForm.ts';
export {
  describeSyncChanges,
  describeSyncUpdates,
  isSyncOvertaken,
} from '../../domain/schedule/syncUpdates.ts';
export {
  changedSync,
  syncDefaults,
  syncFrequencies,
  writeSyncSettings,
  type StoredSyncSettings,
  type SyncSettings,
  type WrittenSyncSettings,
} from '../../domain/schedule/syncSettings.ts';
export type { MaintenanceWindow, TimeWindow } from '../../domain/schedule/window.ts';
