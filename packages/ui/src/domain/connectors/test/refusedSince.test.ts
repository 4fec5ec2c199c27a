import { expect, test } from 'vitest';
import { refusedSince } from './refusedSince.ts';

const testedAt = new Date('2026-01-10T12:00:00Z');
const before = new Date('2026-01-10T11:00:00Z');
const after = new Date('2026-01-10T13:00:00Z');
const refused = { status: 'errored', lastError: 'password authentication failed for user "reader"' };

test.each([
  ['that synced after the test and was then refused', { ...refused, lastSyncedAt: after }, true],
  ['that was refused before the test', { ...refused, lastSyncedAt: before }, false],
  ['without a known sync', { ...refused, lastSyncedAt: null }, false],
  ['that failed for another reason', { ...refused, lastError: 'disk full', lastSyncedAt: after }, false],
  ['that runs again', { ...refused, status: 'running', lastSyncedAt: after }, false],
  ['without a reason', { ...refused, lastError: null, lastSyncedAt: after }, false],
])('a pipeline %s', (_, pipeline, isFound) => {
  expect(refusedSince([pipeline], testedAt)).toBe(isFound ? pipeline : undefined);
});
