import { expect, it } from 'vitest';
import { isCron, isWindow } from './pipelineSettings.ts';

it.each([
  ['*/15 * * * *', true],
  ['0 2 * * 1-5', true],
  ['0,30 8-18/2 1 1,7 0', true],
  ['0 2 * *', false],
  ['60 * * * *', false],
  ['* * 0 * *', false],
  ['*/0 * * * *', false],
  ['5-1 * * * *', false],
  ['daily', false],
])('accepts %j as a cron expression: %j', (text, isOne) => {
  expect(isCron(text)).toBe(isOne);
});

it.each([
  ['02:00-04:00', true],
  ['23:30-01:00', true],
  ['24:00-01:00', false],
  ['2:00-4:00', false],
  ['02:00-02:00', false],
  ['02:60-03:00', false],
  ['', false],
])('accepts %j as a window: %j', (text, isOne) => {
  expect(isWindow(text)).toBe(isOne);
});
