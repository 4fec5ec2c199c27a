import { toId } from '@millrace/ui/domain/entities';
import { expect, it } from 'vitest';

import { pastTestOf, withTest } from './pastTests.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 4, 9, 0, seconds));
const test = { at: at(10), success: false, results: [] };
const id = toId<'source'>(4);
const tests = withTest(new Map(), 'source', id, test);

it.each([
  ['the service does not say when it was', undefined],
  ['it is the last one, by two clocks', { at: at(12), success: false }],
  ['the last one of the service is older', { at: at(0), success: true }],
])('a test of this session counts if %s', (_, lastTest) => {
  expect(pastTestOf(tests, 'source', { id, ...(lastTest && { lastTest }) })).toBe(test);
});

it.each([
  ['a later one has replaced it', { at: at(30), success: true }],
  ['the configuration has changed since', null],
])('does not count if %s', (_, lastTest) => {
  expect(pastTestOf(tests, 'source', { id, lastTest })).toBeUndefined();
});

it('is of one connector', () => {
  expect(pastTestOf(tests, 'destination', { id })).toBeUndefined();
  expect(pastTestOf(tests, 'source', { id: toId<'source'>(5) })).toBeUndefined();
});
