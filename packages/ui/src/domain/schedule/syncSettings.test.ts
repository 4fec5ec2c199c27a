import { describe, expect, it } from 'vitest';
import { checkSyncSettings, syncErrorsOf } from './checkSyncSettings.ts';
import { describeFrequency, frequenciesWith, readSyncSettings, writeSyncSettings } from './syncSettings.ts';

describe('read and written', () => {
  it('is what the specification says where nothing is stored (spec §3, §9)', () => {
    expect(writeSyncSettings(readSyncSettings({}))).toEqual({
      maintenanceWindow: '02:00-04:00',
      persistDeletedRows: false,
      sourceSyncFrequency: 900_000,
      destinationSyncFrequency: 900_000,
      destinationSyncCron: null,
      autoSyncNewCollections: false,
      currentSyncMode: 'default',
      s3FileFormat: 'avro',
      replicateColumnChanges: false,
    });
  });

  it('gives back what is stored', () => {
    const stored = {
      maintenanceWindow: '23:00-01:30',
      persistDeletedRows: true,
      sourceSyncFrequency: 60_000,
      destinationSyncFrequency: 3_600_000,
      destinationSyncCron: '0 6 * * *',
      autoSyncNewCollections: true,
      currentSyncMode: 'append',
      s3FileFormat: 'avro',
      replicateColumnChanges: true,
    };
    expect(readSyncSettings(stored).destinationSchedule).toBe('cron');
    expect(writeSyncSettings(readSyncSettings(stored))).toEqual(stored);
  });

  it('sends no cron expression with an interval, but keeps it for whoever goes back', () => {
    const settings = {
      ...readSyncSettings({ destinationSyncCron: '0 6 * * *' }),
      destinationSchedule: 'interval',
    } as const;
    expect(settings.destinationSyncCron).toBe('0 6 * * *');
    expect(writeSyncSettings(settings).destinationSyncCron).toBeNull();
  });
});

it.each([
  [900_000, 'Every 15 minutes'],
  [3_600_000, 'Every hour'],
  [21_600_000, 'Every 6 hours'],
  [86_400_000, 'Every day'],
  [5_400_000, 'Every 90 minutes'],
  [45_000, 'Every 45 seconds'],
])('says %d ms as “%s”', (milliseconds, said) => {
  expect(describeFrequency(milliseconds)).toBe(said);
});

it('offers a frequency that was set elsewhere, in its place', () => {
  expect(frequenciesWith(900_000)).toHaveLength(8);
  expect(frequenciesWith(120_000)[0]).toBe(120_000);
});

describe('checkSyncSettings', () => {
  const settings = readSyncSettings({});

  it('finds nothing wrong with the defaults', () => {
    expect(checkSyncSettings(settings)).toEqual({});
  });

  it('checks a cron expression only while it is in use', () => {
    expect(checkSyncSettings({ ...settings, destinationSyncCron: '@daily' })).toEqual({});
    expect(
      checkSyncSettings({ ...settings, destinationSchedule: 'cron', destinationSyncCron: '@daily' }),
    ).toEqual({ destinationSyncCron: 'Use only numbers, *, commas, - and /.' });
  });

  it('puts the service’s refusals at the fields they are about', () => {
    expect(
      syncErrorsOf([
        { location: ['body', 'maintenance_window'], message: 'No.' },
        { location: ['source_id'], message: 'This is archived.' },
      ]),
    ).toEqual({ windowStart: 'No.' });
  });
});
