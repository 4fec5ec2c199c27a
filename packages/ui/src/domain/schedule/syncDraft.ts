import { isWireObject } from '../forms/paths.ts';
import { changedSettings, editSync, type SyncEdit } from './syncEdit.ts';
import { writeSyncSettings } from './syncSettings.ts';

/** Unsaved sync settings as they may be put away: those that differ, as the service would keep them. */
export interface SyncDraft {
  readonly version: 1;
  readonly settings: Readonly<Record<string, string | number | boolean | null>>;
}

/** What was entered and is not saved; `null` where nothing is. */
export function captureSyncDraft(edit: SyncEdit): SyncDraft | null {
  const written = writeSyncSettings(edit.settings);
  const changed = changedSettings(edit).map((name) => [name, written[name]] as const);
  return changed.length > 0 ? { version: 1, settings: Object.fromEntries(changed) } : null;
}

/** Longer is nothing that a person has entered here. */
const textLimit = 255;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= textLimit;

/**
 * Puts a draft back into settings that are about to be edited. It comes from storage that anybody may have written to,
 * so it is read like foreign input (docs/threats.md T-43): a value of another kind is left out. A window may have been
 * half typed.
 */
export function restoreSyncDraft(edit: SyncEdit, draft: unknown): SyncEdit {
  if (!isWireObject(draft) || draft.version !== 1 || !isWireObject(draft.settings)) return edit;
  const kept = draft.settings;
  const { settings } = edit;
  const period = (name: 'sourceSyncFrequency' | 'destinationSyncFrequency'): number => {
    const value = kept[name];
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : settings[name];
  };
  const flag = (
    name: 'persistDeletedRows' | 'autoSyncNewCollections' | 'replicateColumnChanges',
  ): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : settings[name];
  };
  const { maintenanceWindow: window, destinationSyncCron: cron } = kept;
  const [start = '', end = ''] = isText(window) ? window.split('-') : [];
  return editSync(edit, {
    ...settings,
    sourceSyncFrequency: period('sourceSyncFrequency'),
    destinationSyncFrequency: period('destinationSyncFrequency'),
    ...(cron === null && { destinationSchedule: 'interval' }),
    ...(isText(cron) && { destinationSchedule: 'cron', destinationSyncCron: cron }),
    ...(isText(window) &&
      (window === ''
        ? { hasMaintenanceWindow: false }
        : { hasMaintenanceWindow: true, maintenanceWindow: { start, end } })),
    persistDeletedRows: flag('persistDeletedRows'),
    autoSyncNewCollections: flag('autoSyncNewCollections'),
    replicateColumnChanges: flag('replicateColumnChanges'),
  });
}
