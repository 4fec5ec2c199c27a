import { expect, it } from 'vitest';
import { formatUntil } from './until.ts';

it.each([
  ['2026-03-04T13:15:00Z', 'due now'],
  ['2026-03-04T13:20:30Z', 'in 6 min'],
  ['2026-03-04T15:10:00Z', 'in 2 h'],
  ['2026-03-07T13:15:00Z', 'in 3 d'],
])('shows the time until %s', (iso, said) => {
  expect(formatUntil(new Date(iso), new Date('2026-03-04T13:15:00Z'))).toBe(said);
});
