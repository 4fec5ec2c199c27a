import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toId } from '../entities/id.ts';
import { hourMs } from '../format/duration.ts';
import type { AlertTrigger } from './alertTrigger.ts';
import { triggerSpans } from './triggerSpans.ts';

const now = new Date('2026-03-04T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const range = { from: hoursAgo(24), to: now };
const trigger = (more: Partial<AlertTrigger>): AlertTrigger => ({
  id: toId(1),
  alertId: toId(1),
  status: 'open',
  triggeredAt: hoursAgo(3),
  healedAt: null,
  ...more,
});
const spanOf = (more: Partial<AlertTrigger>) => triggerSpans([trigger(more)], range, now)[0];

test('goes on until now while the values are out of range', () => {
  expect(spanOf({})).toMatchObject({
    start: 21 / 24,
    length: expect.closeTo(3 / 24),
    isOngoing: true,
    isFromBefore: false,
  });
});

test('ends when the values were back in range, not when a person handled it', () => {
  expect(spanOf({ status: 'resolved', healedAt: hoursAgo(1) })).toMatchObject({
    start: 21 / 24,
    length: expect.closeTo(2 / 24),
    isOngoing: false,
  });
});

test('does not go on into the hours to come', () => {
  const wider = { from: hoursAgo(24), to: hoursAgo(-1) };
  expect(triggerSpans([trigger({})], wider, now)[0]).toMatchObject({ length: expect.closeTo(3 / 25) });
});

test('enters from the start if it fired before, as an open trigger of last week', () => {
  expect(spanOf({ triggeredAt: hoursAgo(96) })).toMatchObject({ start: 0, length: 1, isFromBefore: true });
});

test('has no length if the service does not say when it ended', () => {
  expect(spanOf({ healedAt: undefined })).toMatchObject({ length: 0, isOngoing: false });
});

test.each<[string, Partial<AlertTrigger>]>([
  ['it healed before', { triggeredAt: hoursAgo(96), healedAt: hoursAgo(90) }],
  ['it fired after', { triggeredAt: hoursAgo(-1) }],
  ['the service does not say when it fired', { triggeredAt: null }],
])('is left out if %s', (_, more) => {
  expect(spanOf(more)).toBeUndefined();
});

test('no span leaves the range, in any order of triggers', () => {
  const date = fc.option(fc.integer({ min: -60, max: 60 }).map(hoursAgo), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.record({ triggeredAt: date, healedAt: date })), (all) => {
      for (const { start, length } of triggerSpans(all.map(trigger), range, now)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThanOrEqual(0);
        expect(start + length).toBeLessThanOrEqual(1.000_001);
      }
    }),
  );
});
