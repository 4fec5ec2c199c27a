import { describe, expect, it } from 'vitest';
import { describeFrequency, frequenciesWith } from '../schedule/frequency.ts';
import { readSyncSettings } from './syncForm.ts';
import { loadsOutpaceReads, syncFrequencies, writeSyncSettings } from './syncSettings.ts';

describe('reading and writing', () => {
  it('uses the specification’s defaults if nothing is saved (spec §3, §9)', () => {
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

  it('returns saved values', () => {
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

  it('sends an empty text for no maintenance window, and keeps its times for turning it on again', () => {
    const off = { ...readSyncSettings({ maintenanceWindow: '23:00-01:30' }), hasMaintenanceWindow: false };
    expect(writeSyncSettings(off).maintenanceWindow).toBe('');
    expect(off.maintenanceWindow).toEqual({ start: '23:00', end: '01:30' });
    expect(readSyncSettings({ maintenanceWindow: '' })).toMatchObject({
      hasMaintenanceWindow: false,
      maintenanceWindow: { start: '02:00', end: '04:00' },
    });
    for (const unset of [null, undefined])
      expect(readSyncSettings({ maintenanceWindow: unset }).hasMaintenanceWindow).toBe(true);
  });

  it('converts a cron expression to numbers', () => {
    const named = readSyncSettings({ destinationSyncCron: '0 6 * * MON-FRI' });
    expect(writeSyncSettings(named).destinationSyncCron).toBe('0 6 * * 1-5');
  });

  it('sends no cron expression with an interval, but keeps it for switching back', () => {
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
])('formats %d ms as “%s”', (milliseconds, expected) => {
  expect(describeFrequency(milliseconds)).toBe(expected);
});

it('includes a frequency that was set elsewhere, in order', () => {
  expect(frequenciesWith(syncFrequencies, 900_000)).toHaveLength(8);
  expect(frequenciesWith(syncFrequencies, 120_000)[0]).toBe(120_000);
});

it.each([
  [900_000, '', 300_000, true],
  [900_000, '', 900_000, false],
  [3_600_000, '*/30 * * * *', 0, true],
  [3_600_000, '0 * * * *', 0, false],
  [3_600_000, '50 23 * * *', 0, false],
  [3_600_000, '10 0,23 * * *', 0, false],
  [7_200_000, '10 0,23 * * *', 0, true],
  [900_000, 'wrong', 0, false],
])(
  'with reads every %d ms and loads by “%s” or every %d ms, outpaced is %s',
  (reads, cron, loads, isOutpaced) => {
    const settings = { ...readSyncSettings({ destinationSyncCron: cron }), sourceSyncFrequency: reads };
    expect(loadsOutpaceReads({ ...settings, destinationSyncFrequency: loads })).toBe(isOutpaced);
  },
);
