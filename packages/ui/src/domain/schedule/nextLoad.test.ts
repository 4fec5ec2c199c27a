import { expect, it } from 'vitest';
import { nextCronRuns } from './nextCronRuns.ts';
import { isCronInWindow, nextCronLoad, nextIntervalLoad } from './nextLoad.ts';

const night = { start: '02:00', end: '04:00' };
const overMidnight = { start: '22:00', end: '02:00' };
const minute = 60_000;
const load = (text: string, window = night, after = '2026-03-04T01:00:00Z') =>
  nextCronLoad(text, { window, after: new Date(after) }, (moment) =>
    nextCronRuns(text, { after: moment, count: 1 }).at(0),
  );

it.each([
  ['0 2 * * *', night, true],
  ['59 3 * * 1-5', night, true],
  ['*/15 2,3 1 * *', night, true],
  ['0 4 * * *', night, false],
  ['0 2,12 * * *', night, false],
  ['0 23 * * *', overMidnight, true],
  ['59 1 * * *', overMidnight, true],
  ['0 2 * * *', overMidnight, false],
])('determines whether %s in %o never loads: %s', (text, window, isIn) => {
  expect(isCronInWindow(text, window)).toBe(isIn);
  expect(load(text, window) === null).toBe(isIn);
});

it.each([
  ['*/15 * * * *', night, '2026-03-04T02:00:00Z', '2026-03-04T04:00:00.000Z'],
  ['*/15 * * * *', night, '2026-03-04T01:50:00Z', '2026-03-04T04:00:00.000Z'],
  ['30 1,2 * * *', night, '2026-03-04T01:40:00Z', '2026-03-05T01:30:00.000Z'],
  ['0 * * * *', overMidnight, '2026-03-04T21:30:00Z', '2026-03-05T02:00:00.000Z'],
  ['0 1 * * *', night, '2026-03-04T00:30:00Z', '2026-03-04T01:00:00.000Z'],
])('finds the first load of %s outside %o after %s', (text, window, after, at) => {
  expect(load(text, window, after)?.toISOString()).toBe(at);
});

it.each([
  [15, '2026-03-04T01:50:00Z', '2026-03-04T04:05:00.000Z'],
  [60, '2026-03-04T01:50:00Z', '2026-03-04T04:50:00.000Z'],
  [15, '2026-03-04T12:00:00Z', '2026-03-04T12:15:00.000Z'],
  [1_440, '2026-03-04T12:00:00Z', '2026-03-05T12:00:00.000Z'],
  [1_440, '2026-03-04T02:30:00Z', undefined],
])('finds the first load every %i minutes, started at %s', (minutes, after, at) => {
  const found = nextIntervalLoad(minutes * minute, { window: night, after: new Date(after) });
  expect(found?.toISOString()).toBe(at);
});
