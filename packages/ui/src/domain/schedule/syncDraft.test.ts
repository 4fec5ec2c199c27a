import { expect, it } from 'vitest';
import { restoreSyncDraft, captureSyncDraft } from './syncDraft.ts';
import { beginSyncEdit, editSync } from './syncEdit.ts';
import { readSyncSettings, writeSyncSettings, type SyncSettings } from './syncSettings.ts';

const stored = writeSyncSettings(readSyncSettings({}));
const begin = () => beginSyncEdit(stored);
const edited = (changes: Partial<SyncSettings>) => editSync(begin(), { ...begin().settings, ...changes });

it('holds what was changed and nothing else', () => {
  expect(captureSyncDraft(begin())).toBeNull();
  expect(captureSyncDraft(edited({ persistDeletedRows: true }))).toEqual({
    version: 1,
    settings: { persistDeletedRows: true },
  });
});

it.each<Partial<SyncSettings>>([
  { persistDeletedRows: true, sourceSyncFrequency: 3_600_000 },
  { destinationSchedule: 'cron', destinationSyncCron: '0 6 *' },
  { maintenanceWindow: { start: '1', end: '' } },
  { maintenanceWindow: { start: '22:00', end: '02:00' }, autoSyncNewCollections: true },
])('is put back as it was entered, half typed or not: %o', (changes) => {
  const kept: unknown = JSON.parse(JSON.stringify(captureSyncDraft(edited(changes))));
  expect(restoreSyncDraft(begin(), kept).settings).toEqual(edited(changes).settings);
});

it('puts back that there is no cron expression any more', () => {
  const withCron = beginSyncEdit({ ...stored, destinationSyncCron: '0 6 * * *' });
  const draft = captureSyncDraft(
    editSync(withCron, { ...withCron.settings, destinationSchedule: 'interval' }),
  );
  expect(restoreSyncDraft(withCron, draft).settings.destinationSchedule).toBe('interval');
});

it.each([
  [null],
  ['text'],
  [{ version: 2, settings: { persistDeletedRows: true } }],
  [{ version: 1, settings: [] }],
  [{ version: 1, settings: { persistDeletedRows: 'yes', sourceSyncFrequency: -1, currentSyncMode: 'x' } }],
  [{ version: 1, settings: { destinationSyncFrequency: 1.5, destinationSyncCron: 4, maintenanceWindow: 7 } }],
  [{ version: 1, settings: { destinationSyncCron: '*'.repeat(256) } }],
])('leaves the settings as they are where it is none of ours: %o', (draft) => {
  expect(restoreSyncDraft(begin(), draft).settings).toEqual(begin().settings);
});
