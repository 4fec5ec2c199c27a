import { expect, it } from 'vitest';
import { describeTriggersDone } from './alertActions.ts';

it.each<[readonly (number | null)[], string]>([
  [[1], '1 trigger resolved'],
  [[3, 2], '5 triggers resolved'],
  // The service does not count, or a lost response was repeated.
  [[null], 'Triggers resolved'],
  [[3, null], 'Triggers resolved'],
  [[0], 'Triggers resolved'],
])('says how many triggers were resolved, and nothing about the metric: %j', (counts, words) => {
  expect(describeTriggersDone('resolve', counts)).toBe(words);
});
