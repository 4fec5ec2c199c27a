import { dayMs, hourMs, minuteMs } from '../duration.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { cronTimes } from './checkCron.ts';
import { writeSchedule } from './schedule.ts';
import { parseWindow, writeTimeWindow, writeWindow, type MaintenanceWindow } from './window.ts';

/** What a pipeline syncs like until somebody says otherwise (spec §3, §9). Frequencies are in milliseconds. */
export const syncDefaults = {
  maintenanceWindow: { start: '02:00', end: '04:00' },
  sourceSyncFrequency: 900_000,
  destinationSyncFrequency: 900_000,
  persistDeletedRows: false,
  autoSyncNewCollections: false,
  replicateColumnChanges: false,
  currentSyncMode: 'default',
  s3FileFormat: 'avro',
} as const satisfies Partial<SyncSettings> & { maintenanceWindow: MaintenanceWindow };

/**
 * The column at the destination that says when a row was deleted at the source, where such rows persist. Assumed of the
 * service: spec §3 shows the switch and not what it writes.
 */
export const deletedRowColumn = '_deleted_at';

/** Sync settings as a person edits them. */
export interface SyncSettings {
  /** Milliseconds between two reads of the source. */
  readonly sourceSyncFrequency: number;
  /** Whether loads follow an interval or a cron expression; what the other one holds is kept meanwhile. */
  readonly destinationSchedule: 'interval' | 'cron';
  /** Milliseconds between two loads into the destination. */
  readonly destinationSyncFrequency: number;
  /** Five parts, by UTC. */
  readonly destinationSyncCron: string;
  /** Whether the pipeline pauses once a day; the window is kept while it does not. */
  readonly hasMaintenanceWindow: boolean;
  /** By UTC, as typed. */
  readonly maintenanceWindow: MaintenanceWindow;
  readonly persistDeletedRows: boolean;
  readonly autoSyncNewCollections: boolean;
  readonly replicateColumnChanges: boolean;
  readonly currentSyncMode: string;
  readonly s3FileFormat: string;
}

/** The settings as the service keeps them; it may leave out those that have their default. */
export type StoredSyncSettings = Pick<
  Pipeline,
  | 'maintenanceWindow'
  | 'persistDeletedRows'
  | 'sourceSyncFrequency'
  | 'destinationSyncFrequency'
  | 'destinationSyncCron'
  | 'currentSyncMode'
  | 'autoSyncNewCollections'
  | 's3FileFormat'
  | 'replicateColumnChanges'
>;

/** The settings as the service takes them. With an interval there is no cron expression. */
export function writeSyncSettings({
  destinationSchedule,
  destinationSyncCron,
  hasMaintenanceWindow,
  maintenanceWindow,
  ...rest
}: SyncSettings) {
  return {
    ...rest,
    destinationSyncCron: writeSchedule({ type: destinationSchedule, cron: destinationSyncCron }),
    maintenanceWindow: writeTimeWindow({ isOn: hasMaintenanceWindow, ...maintenanceWindow }),
  };
}

/** The settings as the service takes them. */
export type WrittenSyncSettings = ReturnType<typeof writeSyncSettings>;

const isSetting = (name: string, written: WrittenSyncSettings): name is keyof WrittenSyncSettings =>
  Object.hasOwn(written, name);

/**
 * What of the settings the service does not hold yet: a PATCH names nothing else (docs/faults.md, W2). A default that it
 * leaves out is included, because the screen has shown it.
 */
export function changedSync(
  stored: StoredSyncSettings,
  settings: SyncSettings,
): Partial<WrittenSyncSettings> {
  const written = writeSyncSettings(settings);
  const changed: Partial<WrittenSyncSettings> = { ...written };
  for (const name of Object.keys(written))
    if (isSetting(name, written) && written[name] === (stored[name] ?? null)) delete changed[name];
  return changed;
}

/** The window in which nothing syncs, tidied; `undefined` where it is off or not right. */
export const activeWindow = ({
  hasMaintenanceWindow,
  maintenanceWindow,
}: Pick<SyncSettings, 'hasMaintenanceWindow' | 'maintenanceWindow'>): MaintenanceWindow | undefined => {
  const window = hasMaintenanceWindow ? parseWindow(writeWindow(maintenanceWindow)) : null;
  return window && window.start !== window.end ? window : undefined;
};

/** The shortest time between two loads, in milliseconds; a cron expression that is not right has none. */
function loadPeriod(settings: SyncSettings): number {
  if (settings.destinationSchedule === 'interval') return settings.destinationSyncFrequency;
  const times = cronTimes(settings.destinationSyncCron).toSorted((one, other) => one - other);
  const [first] = times;
  if (first === undefined) return Infinity;
  const gaps = times.map((time, at) => (times[at + 1] ?? first + dayMs / minuteMs) - time);
  return Math.min(...gaps) * minuteMs;
}

/** Whether the destination is loaded more often than the source is read: some of the loads then have nothing to load. */
export const loadsOutpaceReads = (settings: SyncSettings): boolean =>
  loadPeriod(settings) < settings.sourceSyncFrequency;

/** The intervals on offer, in milliseconds. Our choice: spec §9 names only the default. */
export const syncFrequencies: readonly number[] = [
  5 * minuteMs,
  15 * minuteMs,
  30 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
  dayMs,
];
