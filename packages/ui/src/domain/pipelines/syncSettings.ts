import { dayMs, hourMs, minuteMs } from '../format/duration.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { cronTimes } from '../schedule/checkCron.ts';
import { writeSchedule } from '../schedule/schedule.ts';
import { parseWindow, writeTimeWindow, writeWindow, type MaintenanceWindow } from '../schedule/window.ts';

/** Default sync settings of a pipeline (spec §3, §9). Frequencies are in ms. */
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
 * The destination column with the time at which a row was deleted at the source. Assumed: spec §3 defines the
 * setting but not what it writes.
 */
export const deletedRowColumn = '_deleted_at';

/** Sync settings as users edit them: frequencies in ms and the window in UTC. */
export interface SyncSettings {
  /** Time between reads from the source, in ms. */
  readonly sourceSyncFrequency: number;
  /** Whether loads follow an interval or a cron expression; the other value is kept. */
  readonly destinationSchedule: 'interval' | 'cron';
  /** Time between loads into the destination, in ms. */
  readonly destinationSyncFrequency: number;
  /** Five parts, in UTC. */
  readonly destinationSyncCron: string;
  /** Whether the pipeline pauses once a day; the window is kept while it is off. */
  readonly hasMaintenanceWindow: boolean;
  /** In UTC, as typed. */
  readonly maintenanceWindow: MaintenanceWindow;
  readonly persistDeletedRows: boolean;
  readonly autoSyncNewCollections: boolean;
  readonly replicateColumnChanges: boolean;
  readonly currentSyncMode: string;
  readonly s3FileFormat: string;
}

/** Reads the saved settings. The service may leave out defaults. */
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

/** The settings in their wire form. With an interval, the cron expression is null. */
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

/** Converts the settings to their wire form. */
export type WrittenSyncSettings = ReturnType<typeof writeSyncSettings>;

const isSetting = (name: string, written: WrittenSyncSettings): name is keyof WrittenSyncSettings =>
  Object.hasOwn(written, name);

/**
 * The settings that differ from the saved ones: a PATCH contains only these. A default that the service
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

/** The normalised maintenance window; `undefined` if it is off or invalid. */
export const activeWindow = ({
  hasMaintenanceWindow,
  maintenanceWindow,
}: Pick<SyncSettings, 'hasMaintenanceWindow' | 'maintenanceWindow'>): MaintenanceWindow | undefined => {
  const window = hasMaintenanceWindow ? parseWindow(writeWindow(maintenanceWindow)) : null;
  return window && window.start !== window.end ? window : undefined;
};

/** Minimum time between two loads, in ms; `undefined` for an invalid cron expression. */
function loadPeriod(settings: SyncSettings): number {
  if (settings.destinationSchedule === 'interval') return settings.destinationSyncFrequency;
  const times = cronTimes(settings.destinationSyncCron).toSorted((one, other) => one - other);
  const [first] = times;
  if (first === undefined) return Infinity;
  const gaps = times.map((time, at) => (times[at + 1] ?? first + dayMs / minuteMs) - time);
  return Math.min(...gaps) * minuteMs;
}

/** Whether loads are more frequent than reads, so that some loads have no new data. */
export const loadsOutpaceReads = (settings: SyncSettings): boolean =>
  loadPeriod(settings) < settings.sourceSyncFrequency;

/** The selectable intervals, in ms. Our choice: spec §9 names only the default. */
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
