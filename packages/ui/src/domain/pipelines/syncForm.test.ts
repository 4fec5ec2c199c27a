import { describe, expect, it } from 'vitest';
import { captureDraft, restoreDraft } from '../forms/model/formDraft.ts';
import { createSyncForm, readSyncSettings, storedSync, syncPaths, syncSettingsOf } from './syncForm.ts';
import { describeSyncChanges, describeSyncUpdates, isSyncOvertaken } from './syncUpdates.ts';
import { changedSync, writeSyncSettings, type StoredSyncSettings } from './syncSettings.ts';

/** A saved draft with all settings present. */
const stored = writeSyncSettings(readSyncSettings({}));
const begin = (from: StoredSyncSettings = stored) => createSyncForm(from);
type Entries = Readonly<
  Partial<Record<keyof typeof syncPaths, Parameters<ReturnType<typeof begin>['setValue']>[1]>>
>;
const names = Object.keys(syncPaths).filter((name): name is keyof typeof syncPaths => name in syncPaths);
function edited(entries: Entries, from: StoredSyncSettings = stored) {
  const form = begin(from);
  for (const name of names) {
    const value = entries[name];
    if (value !== undefined) form.setValue(syncPaths[name], value);
  }
  return form;
}
const changedIn = (form: ReturnType<typeof begin>, from: StoredSyncSettings = stored) =>
  changedSync(from, syncSettingsOf(form));
const errorAt = (form: ReturnType<typeof begin>, name: keyof typeof syncPaths) =>
  form.at(syncPaths[name]).getSnapshot().error;

describe('the change to send', () => {
  it('contains only values that differ from the saved ones', () => {
    expect(changedIn(begin())).toEqual({});
    expect(changedIn(edited({ persistDeletedRows: true }))).toEqual({ persistDeletedRows: true });
    expect(changedIn(edited({ schedule: { type: 'cron', cron: ' 0 6 * * * ' } }))).toEqual({
      destinationSyncCron: '0 6 * * *',
    });
  });
  it('contains a default that is not saved yet, because the screen has shown it', () => {
    const { maintenanceWindow: _, ...rest } = stored;
    expect(changedIn(begin(rest), rest)).toEqual({ maintenanceWindow: '02:00-04:00' });
  });
});

describe('the errors', () => {
  it('are none with the defaults', () => expect(begin().validate()).toBeUndefined());

  it('include the cron expression only while it is in use', () => {
    expect(edited({ schedule: { type: 'interval', cron: '@reboot' } }).validate()).toBeUndefined();
    const form = edited({ schedule: { type: 'cron', cron: '@reboot' } });
    expect(form.validate()).toBe(syncPaths.schedule);
    expect(errorAt(form, 'schedule')).toBe(
      'Write @hourly, @daily, @weekly, @monthly or @yearly, or five parts.',
    );
    const empty = edited({ schedule: { type: 'cron', cron: '' } });
    empty.validate();
    expect(errorAt(empty, 'schedule')).toBe('Enter a cron expression, such as 0 */6 * * *.');
  });

  it('include the maintenance window only while it is on', () => {
    const form = edited({ window: { isOn: true, start: 'two', end: '' } });
    expect(form.validate()).toBe(syncPaths.window);
    expect(edited({ window: { isOn: false, start: 'two', end: '' } }).validate()).toBeUndefined();
  });

  it('appear at the fields that the service names', () => {
    const form = begin();
    form.setServerErrors([
      { location: ['body', 'maintenance_window'], message: 'No.' },
      { location: ['source_id'], message: 'This is archived.' },
    ]);
    expect(errorAt(form, 'window')).toBe('No.');
    expect(form.getSnapshot().summary).toEqual(['source_id: This is archived.']);
  });
});

describe('changes that others save meanwhile', () => {
  it('update unchanged fields and are reported', () => {
    const form = edited({ persistDeletedRows: true });
    const theirs = { ...stored, autoSyncNewCollections: true };
    form.rebase(storedSync(theirs));
    expect(syncSettingsOf(form)).toMatchObject({ persistDeletedRows: true, autoSyncNewCollections: true });
    expect(describeSyncUpdates(form)).toEqual(['Updated to what they saved: Auto sync new collections on.']);
    expect(changedIn(form, theirs)).toEqual({ persistDeletedRows: true });
  });
  it('do not replace the user’s changes, and are reported next to them', () => {
    const form = edited({ window: { isOn: true, start: '01:00', end: '03:00' } });
    form.rebase(storedSync({ ...stored, maintenanceWindow: '05:00-06:00' }));
    expect(syncSettingsOf(form).maintenanceWindow).toEqual({ start: '01:00', end: '03:00' });
    expect(describeSyncUpdates(form)).toEqual([
      'You also changed: Maintenance window 01:00–03:00 UTC (they saved 05:00–06:00 UTC). Starting replaces their changes with yours.',
    ]);
    form.acceptTheirs();
    expect(syncSettingsOf(form).maintenanceWindow).toEqual({ start: '05:00', end: '06:00' });
    expect(describeSyncUpdates(form)).toEqual([]);
  });
  it('treat the schedule’s choice and its expression as one value', () => {
    const form = begin();
    form.rebase(storedSync({ ...stored, destinationSyncCron: '0 6 * * *' }));
    expect(syncSettingsOf(form)).toMatchObject({
      destinationSchedule: 'cron',
      destinationSyncCron: '0 6 * * *',
    });
    expect(describeSyncUpdates(form)).toEqual(['Updated to what they saved: Cron expression 0 6 * * *.']);
    form.rebase(storedSync(stored));
    expect(syncSettingsOf(form).destinationSchedule).toBe('interval');
    expect(describeSyncUpdates(form)).toEqual(['Updated to what they saved: Cron expression none.']);
  });
  it('are not contested once they are equal here', () => {
    const form = edited({ sourceFrequency: 3_600_000 });
    form.rebase(storedSync({ ...stored, sourceSyncFrequency: 86_400_000 }));
    expect(describeSyncUpdates(form)).toEqual([
      'You also changed: Source frequency every hour (they saved every day). Starting replaces their changes with yours.',
    ]);
    form.setValue(syncPaths.sourceFrequency, 86_400_000);
    expect(describeSyncUpdates(form)).toEqual([]);
  });
  it('block starting only if they were not shown and differ', () => {
    const mine = syncSettingsOf(edited({ persistDeletedRows: true }));
    expect(isSyncOvertaken(mine, stored, stored)).toBe(false);
    expect(isSyncOvertaken(mine, stored, { ...stored, persistDeletedRows: true })).toBe(false);
    expect(isSyncOvertaken(mine, stored, { ...stored, autoSyncNewCollections: true })).toBe(true);
    const theirs = { ...stored, sourceSyncFrequency: 86_400_000 };
    expect(isSyncOvertaken({ ...mine, sourceSyncFrequency: 3_600_000 }, stored, theirs)).toBe(true);
  });
});

it('lists the user’s changes', () => {
  expect(describeSyncChanges(begin())).toEqual([]);
  expect(
    describeSyncChanges(
      edited({
        persistDeletedRows: true,
        sourceFrequency: 3_600_000,
        window: { isOn: false, start: '', end: '' },
      }),
    ),
  ).toEqual(['Source frequency: every hour', 'Maintenance window: off', 'Persist deleted rows: on']);
});

it('is unchanged if the service would save the same values', () => {
  expect(
    describeSyncChanges(
      edited({
        schedule: { type: 'interval', cron: '0 6 * * *' },
        window: { isOn: true, start: '2:00', end: '04:00' },
      }),
    ),
  ).toEqual([]);
});

describe('a draft', () => {
  const reopened = (draft: unknown, from: StoredSyncSettings = stored) => {
    const form = begin(from);
    restoreDraft(form, draft);
    return syncSettingsOf(form);
  };

  it('contains only the changes', () => {
    expect(captureDraft(begin()).values).toEqual({});
    expect(captureDraft(edited({ persistDeletedRows: true })).values).toEqual({ persist_deleted_rows: true });
  });

  it.each<Entries>([
    { persistDeletedRows: true, sourceFrequency: 3_600_000 },
    { schedule: { type: 'cron', cron: '0 6 *' } },
    { window: { isOn: true, start: '1', end: '' } },
    { window: { isOn: true, start: '22:00', end: '02:00' }, autoSyncNewCollections: true },
  ])('is restored as it was typed, complete or not: %o', (entries) => {
    const form = edited(entries);
    const kept: unknown = JSON.parse(JSON.stringify(captureDraft(form)));
    expect(reopened(kept)).toEqual(syncSettingsOf(form));
  });

  it('restores a removed cron expression', () => {
    const from = { ...stored, destinationSyncCron: '0 6 * * *' };
    const draft = captureDraft(edited({ schedule: { type: 'interval', cron: '0 6 * * *' } }, from));
    expect(reopened(draft, from).destinationSchedule).toBe('interval');
  });

  it.each([
    [{ persist_deleted_rows: 'yes', source_sync_frequency: -1, current_sync_mode: 'x' }],
    [{ destination_sync_frequency: 1.5, destination_sync_cron: 4, maintenance_window: 7 }],
    [{ destination_sync_cron: { type: 'cron', cron: '*'.repeat(256) } }],
    [{ destination_sync_cron: { type: 'daily', cron: '' }, maintenance_window: { isOn: 'yes' } }],
    [{ maintenance_window: { isOn: true, start: '1'.repeat(256), end: '' } }],
  ])('leaves the settings unchanged if it is invalid: %o', (values) => {
    expect(reopened({ version: 1, form: 'sync-settings', values })).toEqual(readSyncSettings({}));
  });
});
