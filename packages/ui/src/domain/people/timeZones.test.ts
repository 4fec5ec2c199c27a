import { expect, test } from 'vitest';

import { describeZone, listZones } from './timeZones.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

test.each([
  ['Europe/Vienna', winter, 'Vienna, Europe (UTC+01:00)'],
  ['Europe/Vienna', summer, 'Vienna, Europe (UTC+02:00)'],
  ['America/Argentina/Buenos_Aires', winter, 'Buenos Aires, America (UTC-03:00)'],
  ['Asia/Calcutta', winter, 'Kolkata, Asia (UTC+05:30)'],
  ['UTC', winter, 'UTC (UTC+00:00)'],
])('%s is called %3$s', (zone, now, label) => {
  expect(describeZone(zone, now)).toBe(label);
});

test('every zone is listed once, and found by its other cities', () => {
  const zones = listZones(winter);
  expect(zones.length).toBeGreaterThan(300);
  expect(new Set(zones.map(({ zone }) => zone)).size).toBe(zones.length);
  expect(zones.find(({ zone }) => zone === 'Europe/Berlin')?.keywords).toContain('Munich');
  expect(zones.some(({ zone }) => zone === 'UTC')).toBe(true);
});
