import { describeFrequency, readSyncSettings, writeSyncSettings, type SyncSettings } from './syncSettings.ts';

/** The settings as the service takes them. */
type Written = ReturnType<typeof writeSyncSettings>;
type Setting = keyof Written;
type Stored = Parameters<typeof readSyncSettings>[0];

/** Sync settings while they are edited, beside what the service holds of them. */
export interface SyncEdit {
  /** What the service was last known to hold. */
  readonly saved: SyncSettings;
  readonly settings: SyncSettings;
  /** Set by others meanwhile, and shown here as they set it. */
  readonly followed: readonly Setting[];
  /** Set by others meanwhile, and otherwise here. */
  readonly contested: readonly Setting[];
}

/** In the order in which they stand on the form. */
const settingNames: Readonly<Record<Setting, string>> = {
  sourceSyncFrequency: 'Source frequency',
  destinationSyncFrequency: 'Destination frequency',
  destinationSyncCron: 'Cron expression',
  maintenanceWindow: 'Maintenance window',
  persistDeletedRows: 'Persist deleted rows',
  autoSyncNewCollections: 'Auto sync new collections',
  replicateColumnChanges: 'Replicate column changes',
  currentSyncMode: 'Sync mode',
  s3FileFormat: 'S3 file format',
};
const isSetting = (name: string): name is Setting => Object.hasOwn(settingNames, name);
const allSettings = Object.keys(settingNames).filter(isSetting);

/** Which settings differ, as the service would keep them. */
function differing(one: SyncSettings, other: SyncSettings): readonly Setting[] {
  const [first, second] = [writeSyncSettings(one), writeSyncSettings(other)];
  return allSettings.filter((name) => first[name] !== second[name]);
}

/** One setting of the service may be two on the form: a schedule and its cron expression, a switch and its window. */
function withOne(settings: SyncSettings, name: Setting, from: SyncSettings): SyncSettings {
  const { destinationSchedule, destinationSyncCron, hasMaintenanceWindow, maintenanceWindow } = from;
  if (name === 'destinationSyncCron') return { ...settings, destinationSchedule, destinationSyncCron };
  if (name === 'maintenanceWindow') return { ...settings, hasMaintenanceWindow, maintenanceWindow };
  return { ...settings, [name]: from[name] };
}

export function beginSyncEdit(stored: Stored): SyncEdit {
  const saved = readSyncSettings(stored);
  return { saved, settings: saved, followed: [], contested: [] };
}

/** The edit after a change of the person's own. */
export const editSync = (edit: SyncEdit, settings: SyncSettings): SyncEdit => ({ ...edit, settings });

/**
 * The edit after the service has told what it holds; the same one where that is nothing new. What nobody touched here
 * follows; what was changed here stays (docs/faults.md, F27).
 */
export function rebaseSync(edit: SyncEdit, stored: Stored): SyncEdit {
  const theirs = readSyncSettings(stored);
  const told = differing(edit.saved, theirs);
  if (told.length === 0) return edit;
  const mine = new Set(differing(edit.saved, edit.settings));
  const apart = new Set(differing(edit.settings, theirs));
  const followed = told.filter((name) => !mine.has(name));
  const contested = told.filter((name) => mine.has(name) && apart.has(name));
  return {
    saved: theirs,
    settings: followed.reduce((settings, name) => withOne(settings, name, theirs), edit.settings),
    followed: allSettings.filter((name) => followed.includes(name) || edit.followed.includes(name)),
    contested: allSettings.filter((name) => contested.includes(name) || edit.contested.includes(name)),
  };
}

/** Whether the service's telling brought something that others did. */
export const hasSyncNews = (before: SyncEdit, after: SyncEdit): boolean =>
  differing(before.saved, after.saved).some(
    (name) => after.followed.includes(name) || after.contested.includes(name),
  );

export const dismissSyncNews = (edit: SyncEdit): SyncEdit => ({ ...edit, followed: [], contested: [] });

const contestsOf = ({ saved, settings, contested }: SyncEdit): readonly Setting[] => {
  const apart = differing(saved, settings);
  return contested.filter((name) => apart.includes(name));
};

/** Whether something is set otherwise here than by others. */
export const isSyncContested = (edit: SyncEdit): boolean => contestsOf(edit).length > 0;

/** The edit with what others set in place of one's own. */
export const acceptTheirs = (edit: SyncEdit): SyncEdit => ({
  ...edit,
  settings: contestsOf(edit).reduce((settings, name) => withOne(settings, name, edit.saved), edit.settings),
  contested: [],
});

/**
 * What of the settings the service does not hold yet: a PATCH names nothing else (docs/faults.md, W2). A default that it
 * leaves out is among it, since the screen has shown it.
 */
export function changedSync(stored: Stored, settings: SyncSettings): Partial<Written> {
  const changed: Partial<Written> = writeSyncSettings(settings);
  for (const name of allSettings) if (changed[name] === (stored[name] ?? null)) delete changed[name];
  return changed;
}

function valueOf(settings: SyncSettings, name: Setting): string {
  const value = writeSyncSettings(settings)[name];
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return describeFrequency(value).toLowerCase();
  if (value === '') return 'off';
  return name === 'maintenanceWindow' ? `${value.replace('-', '–')} UTC` : value;
}

/** What was changed here and is not saved. */
export const changedSettings = ({ saved, settings }: SyncEdit): readonly Setting[] =>
  differing(saved, settings);

/** What was changed here and is not saved: `Persist deleted rows: on`. */
export const describeSyncChanges = (edit: SyncEdit): readonly string[] =>
  changedSettings(edit).map((name) => `${settingNames[name]}: ${valueOf(edit.settings, name)}`);

/** What others set meanwhile, and what becomes of one's own, a sentence each. */
export function describeSyncNews(edit: SyncEdit): readonly string[] {
  const { saved, settings, followed } = edit;
  const seen = followed.map((name) => `${settingNames[name]} ${valueOf(saved, name)}`);
  const apart = contestsOf(edit).map(
    (name) => `${settingNames[name]} ${valueOf(settings, name)}, where they saved ${valueOf(saved, name)}`,
  );
  return [
    ...(seen.length > 0 ? [`Shown as they saved it: ${seen.join(', ')}.`] : []),
    ...(apart.length > 0
      ? [`Changed by you as well: ${apart.join('; ')}. Yours is kept, and replaces theirs when you start.`]
      : []),
  ];
}
