import { expect, it } from 'vitest';
import type { ObservabilityQuota } from '../entities/client.ts';
import { quotaNotice } from './quotaNotice.ts';

const quota = (free: readonly [number, number], paid: readonly [number, number]): ObservabilityQuota => ({
  freeObservabilityUsage: free[0],
  freeObservabilityQuota: free[1],
  paidObservabilityUsage: paid[0],
  paidObservabilityQuota: paid[1],
});
const now = new Date('2026-12-31T23:30:00Z');

it.each<[string, ObservabilityQuota, string]>([
  ['nothing used', quota([0, 1_000], [0, 0]), 'calm'],
  ['just below 80 %', quota([799, 1_000], [0, 0]), 'calm'],
  ['80 %', quota([800, 1_000], [0, 0]), 'caution'],
  ['the free share is used up, the paid share is not', quota([1_000, 1_000], [100, 10_000]), 'calm'],
  ['80 % of both together', quota([1_000, 1_000], [7_800, 10_000]), 'caution'],
  ['everything used', quota([1_000, 1_000], [10_000, 10_000]), 'critical'],
  ['no quota at all', quota([0, 0], [0, 0]), 'critical'],
])('%s', (_, use, tone) => {
  const notice = quotaNotice(use, now);
  expect(notice.tone).toBe(tone);
  // The month is that of UTC.
  expect(notice.text).toContain('1 Jan');
});

it('counts the runs that are left of both shares', () => {
  expect(quotaNotice(quota([820, 1_000], [0, 0]), now)).toMatchObject({
    title: '180 of 1,000 alert runs left.',
    text: 'Alerts pause at 0 until 1 Jan.',
  });
  expect(quotaNotice(quota([1_000, 1_000], [8_140, 10_000]), now)).toMatchObject({
    title: '1,860 of 11,000 alert runs left.',
  });
});

it('says once that no alert can be created', () => {
  const words = Object.values(quotaNotice(quota([0, 0], [0, 0]), now)).join(' ');
  expect(words.match(/created/g)).toHaveLength(1);
});
