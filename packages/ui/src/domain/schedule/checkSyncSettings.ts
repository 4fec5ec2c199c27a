import { checkCron } from './checkCron.ts';
import type { SyncSettings } from './syncSettings.ts';
import { checkWindow } from './window.ts';

/** A field of the sync settings that can be wrong. */
export type SyncField =
  'sourceSyncFrequency' | 'destinationSyncFrequency' | 'destinationSyncCron' | 'windowStart' | 'windowEnd';

export type SyncErrors = Readonly<Partial<Record<SyncField, string>>>;

/** The fields in the order in which they stand on the form. */
export const syncFields = [
  'sourceSyncFrequency',
  'destinationSyncFrequency',
  'destinationSyncCron',
  'windowStart',
  'windowEnd',
] as const satisfies readonly SyncField[];

/** What is wrong, by field. A cron expression and a window count only while they are in use. */
export function checkSyncSettings(settings: SyncSettings): SyncErrors {
  const { start, end } = settings.hasMaintenanceWindow ? checkWindow(settings.maintenanceWindow) : {};
  const cron = settings.destinationSchedule === 'cron' ? checkCron(settings.destinationSyncCron) : undefined;
  return {
    ...(cron && { destinationSyncCron: cron }),
    ...(start && { windowStart: start }),
    ...(end && { windowEnd: end }),
  };
}

const fieldOfLocation: Readonly<Record<string, SyncField>> = {
  source_sync_frequency: 'sourceSyncFrequency',
  destination_sync_frequency: 'destinationSyncFrequency',
  destination_sync_cron: 'destinationSyncCron',
  maintenance_window: 'windowStart',
};

/** The service's own words for what it refused, by field; what stands at no field of ours is left out. */
export const syncErrorsOf = (
  refused: readonly { readonly location: readonly string[]; readonly message: string }[] = [],
): SyncErrors =>
  Object.fromEntries(
    refused.flatMap(({ location, message }) => {
      const field = fieldOfLocation[location.at(-1) ?? ''];
      return field ? [[field, message]] : [];
    }),
  );
