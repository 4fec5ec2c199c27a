import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../core/durations.ts';
import { newMetric, openObservability } from './observability.test.data.ts';

const iso = (at: number) => new Date(at).toISOString();

describe('the quota', () => {
  const usageOf = async (get: (path: string) => Promise<{ client: Record<string, number> }>) => {
    const { client } = await get('user/me/');
    return [client.free_observability_usage, client.paid_observability_usage];
  };

  it('is used by every run of an active alert', async () => {
    const { service, get } = openObservability();
    const [before = 0] = await usageOf(get);
    service.advance(2 * dayMs);
    // Hourly, every six hours, and two daily.
    expect(await usageOf(get)).toEqual([before + 48 + 8 + 2 + 2, 0]);
  });

  it('stops alerts when it is used up, until the next month', async () => {
    const { service, get, triggersOf } = openObservability({ scenario: 'quotaExhausted' });
    const fired = async () => (await triggersOf(1)).length;
    const [before, last] = [await fired(), (await get('alert/1/')).last_run_at];
    service.advance(10 * dayMs);
    expect(await get('alert/1/')).toMatchObject({ is_resting: true, last_run_at: last, next_run_at: null });
    expect(await fired()).toBe(before);
    service.advance(Date.UTC(2026, 11, 1) - service.clock.now());
    expect(await get('alert/1/')).toMatchObject({
      is_resting: false,
      last_run_at: iso(Date.UTC(2026, 11, 1)),
    });
    const [used = 0] = await usageOf(get);
    expect(used).toBe(4);
  });

  it('uses the free share first, then the paid one while it is valid', async () => {
    const { service, get, made } = openObservability({
      scenario: 'billingStates',
      person: 'leaving@done.example',
    });
    const metric_id = await made('metric/', { ...newMetric, data_store_id: 502 });
    for (let index = 0; index < 30; index += 1) {
      await made('alert/', { name: `A ${index}`, run_frequency: 900, alert_metrics: [{ metric_id }] });
    }
    service.advance(12 * hourMs);
    expect(await usageOf(get)).toEqual([1_000, 30 * 48 - 1_000]);
    service.advance(5 * dayMs);
    expect(await usageOf(get)).toEqual([1_000, 10_000]);
    service.advance(Date.UTC(2026, 11, 1) - service.clock.now());
    expect(await usageOf(get)).toEqual([30, 0]);
    // The subscription ends on the second, at 9:20 in the morning.
    service.advance(10 * dayMs);
    expect(await usageOf(get)).toEqual([1_000, 30 * (1 + 4 * (24 + 9) + 1) - 1_000]);
  });
});
