import { describe, expect, it } from 'vitest';

import { clientWith } from '../entities/user.test.data.ts';
import { canCreateAlert, isFreeQuotaExhausted, isPaidQuotaExhausted, isWithinQuota } from './quota.ts';

const client = (free: [used: number, of: number], paid: [used: number, of: number]) =>
  clientWith({
    freeObservabilityUsage: free[0],
    freeObservabilityQuota: free[1],
    paidObservabilityUsage: paid[0],
    paidObservabilityQuota: paid[1],
  });

describe('observability quota (spec §4)', () => {
  it.each([
    ['nothing is used', client([0, 10], [0, 0]), { within: true, free: false, paid: false }],
    ['the last run is left', client([9, 10], [0, 0]), { within: true, free: false, paid: false }],
    ['the free share is used up', client([10, 10], [0, 0]), { within: false, free: true, paid: false }],
    ['a bought share is left', client([10, 10], [4, 5]), { within: true, free: false, paid: false }],
    ['both are used up', client([10, 10], [5, 5]), { within: false, free: false, paid: true }],
    // Only the paid share is compared, so both can apply.
    ['only the bought share is used up', client([9, 10], [5, 5]), { within: true, free: false, paid: true }],
    ['there never was any', client([0, 0], [0, 0]), { within: false, free: true, paid: false }],
  ])('%s', (_, quota, { within, free, paid }) => {
    expect(isWithinQuota(quota)).toBe(within);
    expect(isFreeQuotaExhausted(quota)).toBe(free);
    expect(isPaidQuotaExhausted(quota)).toBe(paid);
  });

  it('claims nothing of a quota that the service does not send', () => {
    const unknown = { freeObservabilityUsage: null, paidObservabilityUsage: null };
    for (const quota of [
      clientWith({ ...unknown, freeObservabilityQuota: null, paidObservabilityQuota: null }),
      clientWith({ ...unknown, freeObservabilityQuota: 10, paidObservabilityQuota: 5 }),
    ]) {
      expect([isWithinQuota(quota), isFreeQuotaExhausted(quota), isPaidQuotaExhausted(quota)]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });

  it('allows creating alerts within it, while observability is on', () => {
    expect(canCreateAlert(client([9, 10], [0, 0]), {})).toBe(true);
    expect(canCreateAlert(client([10, 10], [0, 0]), {})).toBe(false);
    expect(canCreateAlert(client([9, 10], [0, 0]), { data_observability: [] })).toBe(false);
  });
});
