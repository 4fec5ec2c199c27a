import { dayMs, hourMs, minuteMs, secondMs } from '../duration.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { cronTimes } from './checkCron.ts';
import { plainCron } from './plainCron.ts';
import { parseWindow, writeWindow, type MaintenanceWindow } from './window.ts';

/** How the service is told that a pipeline has no maintenance window. */
const noWindow = '';

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

type Stored = Pick<
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

/** What the service keeps, ready to be edited; what it leaves out is the default. */
export function readSyncSettings(stored: Stored): SyncSettings {
  const cron = stored.destinationSyncCron?.trim() ?? '';
  return {
    sourceSyncFrequency: stored.sourceSyncFrequency ?? syncDefaults.sourceSyncFrequency,
    destinationSchedule: cron ? 'cron' : 'interval',
    destinationSyncFrequency: stored.destinationSyncFrequency ?? syncDefaults.destinationSyncFrequency,
    destinationSyncCron: cron,
    hasMaintenanceWindow: stored.maintenanceWindow !== noWindow,
    maintenanceWindow: parseWindow(stored.maintenanceWindow) ?? syncDefaults.maintenanceWindow,
    persistDeletedRows: stored.persistDeletedRows ?? syncDefaults.persistDeletedRows,
    autoSyncNewCollections: stored.autoSyncNewCollections ?? syncDefaults.autoSyncNewCollections,
    replicateColumnChanges: stored.replicateColumnChanges ?? syncDefaults.replicateColumnChanges,
    currentSyncMode: stored.currentSyncMode ?? syncDefaults.currentSyncMode,
    s3FileFormat: stored.s3FileFormat ?? syncDefaults.s3FileFormat,
  };
}

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
    destinationSyncCron: destinationSchedule === 'cron' ? plainCron(destinationSyncCron) : null,
    maintenanceWindow: hasMaintenanceWindow ? writeWindow(maintenanceWindow) : noWindow,
  };
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

/** The same with one that was set elsewhere, so that it can stay. */
export const frequenciesWith = (current: number): readonly number[] =>
  syncFrequencies.includes(current)
    ? syncFrequencies
    : [...syncFrequencies, current].toSorted((one, other) => one - other);

const units = [
  [dayMs, 'day'],
  [hourMs, 'hour'],
  [minuteMs, 'minute'],
  [secondMs, 'second'],
] as const;

/** `Every 15 minutes`, `Every hour`, `Every 6 hours`. */
export function describeFrequency(milliseconds: number): string {
  const [size, unit] = units.find(([length]) => milliseconds >= length && milliseconds % length === 0) ?? [
    secondMs,
    'second',
  ];
  const count = Math.max(1, Math.round(milliseconds / size));
  return count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;
}
