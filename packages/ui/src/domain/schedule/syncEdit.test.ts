import { describe, expect, it } from 'vitest';
import {
  beginSyncEdit,
  changedSync,
  describeSyncChanges,
  describeSyncNews,
  dismissSyncNews,
  editSync,
  rebaseSync,
  acceptTheirs,
} from './syncEdit.ts';
import { readSyncSettings, writeSyncSettings, type SyncSettings } from './syncSettings.ts';

/** A draft as the service keeps one, with everything told. */
const stored = writeSyncSettings(readSyncSettings({}));
const begin = () => beginSyncEdit(stored);
const edited = (changes: Partial<SyncSettings>) => editSync(begin(), { ...begin().settings, ...changes });

describe('what is sent', () => {
  it('is what differs from what the service holds, and nothing else', () => {
    expect(changedSync(stored, begin().settings)).toEqual({});
    expect(changedSync(stored, edited({ persistDeletedRows: true }).settings)).toEqual({
      persistDeletedRows: true,
    });
    const cron = { destinationSchedule: 'cron', destinationSyncCron: ' 0 6 * * * ' } as const;
    expect(changedSync(stored, edited(cron).settings)).toEqual({ destinationSyncCron: '0 6 * * *' });
  });
  it('holds a default that the service does not: the screen has promised it', () => {
    const { maintenanceWindow: _, ...rest } = stored;
    expect(changedSync(rest, begin().settings)).toEqual({ maintenanceWindow: '02:00-04:00' });
  });
});

describe('what others save meanwhile', () => {
  it('is followed where nothing of one’s own is changed, and told', () => {
    const edit = rebaseSync(edited({ persistDeletedRows: true }), {
      ...stored,
      autoSyncNewCollections: true,
    });
    expect(edit.settings).toMatchObject({ persistDeletedRows: true, autoSyncNewCollections: true });
    expect(describeSyncNews(edit)).toEqual(['Shown as they saved it: Auto sync new collections on.']);
    expect(changedSync({ ...stored, autoSyncNewCollections: true }, edit.settings)).toEqual({
      persistDeletedRows: true,
    });
  });
  it('does not replace one’s own, and is told beside it', () => {
    const mine = edited({ maintenanceWindow: { start: '01:00', end: '03:00' } });
    const edit = rebaseSync(mine, { ...stored, maintenanceWindow: '05:00-06:00' });
    expect(edit.settings.maintenanceWindow).toEqual({ start: '01:00', end: '03:00' });
    expect(describeSyncNews(edit)).toEqual([
      'Changed by you as well: Maintenance window 01:00–03:00 UTC, where they saved 05:00–06:00 UTC. Yours is kept, and replaces theirs when you start.',
    ]);
    const theirs = acceptTheirs(edit);
    expect(theirs.settings.maintenanceWindow).toEqual({ start: '05:00', end: '06:00' });
    expect(describeSyncNews(theirs)).toEqual([]);
  });
  it('moves the choice of a schedule and its expression together', () => {
    const edit = rebaseSync(begin(), { ...stored, destinationSyncCron: '0 6 * * *' });
    expect(edit.settings).toMatchObject({ destinationSchedule: 'cron', destinationSyncCron: '0 6 * * *' });
    expect(describeSyncNews(edit)).toEqual(['Shown as they saved it: Cron expression 0 6 * * *.']);
    const back = rebaseSync(edit, stored);
    expect(back.settings.destinationSchedule).toBe('interval');
    expect(describeSyncNews(back)).toEqual(['Shown as they saved it: Cron expression none.']);
  });
  it('is no news where it is what is wanted here, or nothing at all', () => {
    const mine = edited({ persistDeletedRows: true });
    expect(rebaseSync(mine, stored)).toBe(mine);
    const agreed = rebaseSync(mine, { ...stored, persistDeletedRows: true });
    expect(describeSyncNews(agreed)).toEqual([]);
    expect(rebaseSync(agreed, { ...stored, persistDeletedRows: true })).toBe(agreed);
  });
  it('is gathered until it is dismissed', () => {
    const first = rebaseSync(begin(), { ...stored, persistDeletedRows: true });
    const second = rebaseSync(first, { ...stored, persistDeletedRows: true, replicateColumnChanges: true });
    expect(describeSyncNews(second)).toEqual([
      'Shown as they saved it: Persist deleted rows on, Replicate column changes on.',
    ]);
    expect(describeSyncNews(dismissSyncNews(second))).toEqual([]);
    expect(dismissSyncNews(second).settings).toBe(second.settings);
  });
  it('is no contest any more once it is set the same here', () => {
    const mine = edited({ sourceSyncFrequency: 3_600_000 });
    const edit = rebaseSync(mine, { ...stored, sourceSyncFrequency: 86_400_000 });
    expect(describeSyncNews(edit)).toHaveLength(1);
    const same = editSync(edit, { ...edit.settings, sourceSyncFrequency: 86_400_000 });
    expect(describeSyncNews(same)).toEqual([]);
  });
});

it('names what was changed here', () => {
  expect(describeSyncChanges(begin())).toEqual([]);
  expect(describeSyncChanges(edited({ persistDeletedRows: true, sourceSyncFrequency: 3_600_000 }))).toEqual([
    'Source frequency: every hour',
    'Persist deleted rows: on',
  ]);
});
