import { expect, test } from 'vitest';

import { timeZoneToSave } from './timeZoneSaver.ts';

test.each([
  [null, 'Europe/Vienna', 'Europe/Vienna'],
  ['', 'Europe/Vienna', 'Europe/Vienna'],
  ['Asia/Tokyo', 'Europe/Vienna', undefined],
  [null, 'Mars/Olympus', undefined],
  [null, '', undefined],
  [null, undefined, undefined],
])('a person with the zone %j in a browser in %j gets %j', (timeZone, guessed, saved) => {
  expect(timeZoneToSave({ timeZone }, guessed)).toBe(saved);
});
