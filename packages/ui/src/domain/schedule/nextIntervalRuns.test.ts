import { expect, it } from 'vitest';
import { nextIntervalRuns } from './nextIntervalRuns.ts';

it('counts from the current time', () => {
  const runs = nextIntervalRuns(900_000, { after: new Date('2026-03-04T10:02:00Z') });
  expect(runs.map((at) => at.toISOString().slice(11, 16))).toEqual(['10:17', '10:32', '10:47']);
});
