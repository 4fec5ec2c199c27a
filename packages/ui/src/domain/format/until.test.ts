import { expect, it } from 'vitest';
import { formatUntil } from './until.ts';

it.each([
  ['2026-03-03T13:15:00Z', 'due now'],
  ['2026-03-04T13:15:00Z', 'due now'],
  ['2026-03-04T13:15:01Z', 'in 1 min'],
  ['2026-03-04T13:20:30Z', 'in 6 min'],
  ['2026-03-04T14:14:00Z', 'in 59 min'],
  ['2026-03-04T14:15:00Z', 'in 1 h'],
  ['2026-03-04T15:10:00Z', 'in 2 h'],
  ['2026-03-06T12:15:00Z', 'in 47 h'],
  ['2026-03-06T13:15:00Z', 'in 2 d'],
  ['2026-03-07T13:15:00Z', 'in 3 d'],
])('shows the time until %s', (iso, expected) => {
  expect(formatUntil(new Date(iso), new Date('2026-03-04T13:15:00Z'))).toBe(expected);
});
