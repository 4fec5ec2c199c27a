import { getAlertUsage } from '@millrace/ui/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../core/durations.ts';
import { testStart } from '../service.test.data.ts';
import { anything, impossible, newMetric, openObservability, tenOClock } from './observability.test.data.ts';

const iso = (at: number) => new Date(at).toISOString();

describe('a run', () => {
  it('fires when a value has left its range, once for as long as that lasts', async () => {
    const { service, get, watch, triggersOf } = openObservability();
    const { metric, alert } = await watch(impossible);
    service.advance(tenOClock - testStart - 1);
    expect(await triggersOf(alert)).toEqual([]);
    service.advance(1);
    const [trigger, ...others] = await triggersOf(alert);
    expect(others).toEqual([]);
    expect(trigger).toMatchObject({
      alert_id: alert,
      status: 'open',
      triggered_at: iso(tenOClock),
      healed_at: null,
      acknowledged_by: null,
      measurements: [
        { metric_id: metric, range: [-2, -1], value: (await get(`metric/${metric}/`)).last_value },
      ],
    });
    service.advance(3 * hourMs);
    expect(await triggersOf(alert)).toEqual([trigger]);
    expect(await get(`alert/${alert}/`)).toMatchObject({
      open_triggers: 1,
      last_fired_at: iso(tenOClock),
      last_run_at: iso(tenOClock + 3 * hourMs),
      next_run_at: iso(tenOClock + 4 * hourMs),
    });
  });

  it('notes when all is well again, and leaves the trigger to people', async () => {
    const { service, patch, watch, triggersOf } = openObservability();
    const { metric, alert } = await watch(impossible);
    service.advance(hourMs);
    await patch(`metric/${metric}/`, { threshold: anything });
    service.advance(hourMs);
    expect(await triggersOf(alert)).toMatchObject([{ status: 'open', healed_at: iso(tenOClock + hourMs) }]);
    await patch(`metric/${metric}/`, { threshold: impossible });
    service.advance(hourMs);
    const triggers = await triggersOf(alert);
    expect(triggers).toMatchObject([
      { status: 'open', triggered_at: iso(tenOClock + 2 * hourMs), healed_at: null },
      { status: 'open', triggered_at: iso(tenOClock) },
    ]);
    // What was measured then is not changed by what is expected now.
    expect(triggers[1].measurements[0].range).toEqual([-2, -1]);
  });

  it('fires anew where somebody called resolved what is not, but not where it is known', async () => {
    const { service, post, watch, triggersOf } = openObservability();
    const { alert } = await watch(impossible);
    service.advance(hourMs);
    await post(`alert_trigger/acknowledge/?alert_id=${alert}`);
    service.advance(hourMs);
    expect(await triggersOf(alert)).toHaveLength(1);
    await post(`alert_trigger/resolve/?alert_id=${alert}`);
    service.advance(hourMs);
    expect((await triggersOf(alert)).map(({ status }: { status: string }) => status)).toEqual([
      'open',
      'resolved',
    ]);
  });

  it('asks for all metrics or for any, and takes one without a value for none that is off', async () => {
    const { service, patch, made, triggersOf } = openObservability();
    const off = await made('metric/', { ...newMetric, name: 'Off', threshold: impossible });
    const fine = await made('metric/', { ...newMetric, name: 'Fine', threshold: anything });
    const alert_metrics = [{ metric_id: off }, { metric_id: fine }];
    const all = await made('alert/', { name: 'All', alert_metrics });
    const any = await made('alert/', { name: 'Any', alert_metrics, trigger_condition: 'any' });
    service.advance(hourMs);
    expect(await triggersOf(all)).toEqual([]);
    expect((await triggersOf(any))[0].measurements.map(({ name }: { name: string }) => name)).toEqual([
      'Off',
    ]);
    await patch('source/1/', { config: { connection_config: { password: 'wrong' } } });
    service.advance(hourMs);
    expect((await triggersOf(any))[0].healed_at).toBe(iso(tenOClock + hourMs));
  });

  it('finds nothing off once the table is gone, whenever it is looked for', async () => {
    const { service, made, triggersOf } = openObservability();
    const table = { metric_type: 'row_count', column_name: null, table_name: 'public.temp_import_2023' };
    const metric_id = await made('metric/', { ...newMetric, ...table, threshold: impossible });
    const alert = await made('alert/', { name: 'A', alert_metrics: [{ metric_id }] });
    // The table goes at twenty past ten.
    service.advance(5 * hourMs);
    expect(await triggersOf(alert)).toMatchObject([
      { triggered_at: iso(tenOClock), healed_at: iso(tenOClock + hourMs) },
    ]);
  });
});

describe('the quota', () => {
  const usageOf = async (get: (path: string) => Promise<{ client: Record<string, number> }>) => {
    const { client } = await get('user/me/');
    return [client.free_observability_usage, client.paid_observability_usage];
  };

  it('is used by every run of an alert that is on', async () => {
    const { service, get } = openObservability();
    const [before = 0] = await usageOf(get);
    service.advance(2 * dayMs);
    // Hourly, every six hours, and two once a day.
    expect(await usageOf(get)).toEqual([before + 48 + 8 + 2 + 2, 0]);
  });

  it('lets alerts rest when it is used up, until the next month', async () => {
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

  it('is what is free first, then what is paid for, for as long as that is', async () => {
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
    // The subscription ends on the second, twenty past nine in the morning.
    service.advance(10 * dayMs);
    expect(await usageOf(get)).toEqual([1_000, 30 * (1 + 4 * (24 + 9) + 1) - 1_000]);
  });
});

describe('the world', () => {
  it('is the same whether its clock is moved at once or in steps', async () => {
    const paths = ['alert/', 'alert_trigger/?page_size=1000', 'metric/', 'user/me/'];
    const begin = async (seed: number) => {
      const opened = openObservability({ seed, scenario: seed % 2 ? 'busyAccount' : 'quotaExhausted' });
      const leaving = { metric_type: 'row_count', column_name: null, table_name: 'public.temp_import_2023' };
      const metric_id = await opened.made('metric/', { ...newMetric, ...leaving, threshold: impossible });
      for (const id of [3, metric_id]) {
        await opened.made('alert/', {
          name: `Quick ${id}`,
          run_frequency: 900,
          alert_metrics: [{ metric_id: id }],
        });
      }
      return opened;
    };
    const end = async ({ get }: Awaited<ReturnType<typeof begin>>) => Promise.all(paths.map(get));
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 50 }),
        fc.array(fc.integer({ min: 1, max: 5 * dayMs }), { minLength: 2, maxLength: 6 }),
        async (seed, steps) => {
          const [once, stepwise] = [await begin(seed), await begin(seed)];
          once.service.advance(steps.reduce((sum, step) => sum + step, 0));
          for (const step of steps) stepwise.service.advance(step);
          expect(await end(stepwise)).toEqual(await end(once));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('fires now and then by itself over a year, and heals', async () => {
    const { service, triggersOf } = openObservability();
    const before = (await triggersOf(1)).length;
    service.advance(365 * dayMs);
    const fired = (await triggersOf(1)).slice(0, -before);
    expect(fired.length).toBeGreaterThan(20);
    expect(fired.length).toBeLessThan(200);
    const lasting = fired.filter(({ healed_at }: { healed_at: string | null }) => healed_at === null);
    expect(lasting.length).toBeLessThanOrEqual(1);
  });

  it('runs nothing for those without the feature', async () => {
    const { service, get } = openObservability({ features: { data_observability: [] } });
    const { client } = await get('user/me/');
    service.advance(dayMs);
    expect((await get('user/me/')).client.free_observability_usage).toBe(client.free_observability_usage);
  });
});

describe('the usage of an alert', () => {
  const times = async (opened: ReturnType<typeof openObservability>, query: Record<string, string>) =>
    v.parse(getAlertUsage.response, await opened.get(`alert/1/usage/?${new URLSearchParams(query)}`));

  it('counts its triggers, however the range is cut', async () => {
    const opened = openObservability();
    opened.service.advance(20 * dayMs);
    const [from, to] = [testStart - 20 * dayMs, opened.service.clock.now()];
    const fired = (await opened.triggersOf(1)).filter(
      ({ triggered_at }: { triggered_at: string }) => Date.parse(triggered_at) >= from,
    );
    expect(fired.length).toBeGreaterThan(5);
    for (const group_by of ['hour', 'day', 'week', 'month']) {
      const range = { start_timestamp: iso(from), end_timestamp: iso(to + hourMs), group_by };
      const points = await times(opened, range);
      expect(points.reduce((sum, point) => sum + point.times, 0)).toBe(fired.length);
    }
  });

  it('has one series, under the name of spec §3, and a day of hours where nothing is asked', async () => {
    const { get } = openObservability();
    const { series, ...rest } = await get('alert/1/usage/');
    expect(rest).toEqual({});
    expect(series.map(({ name }: { name: string }) => name)).toEqual(['Times alert was triggered']);
    expect(series[0].data).toHaveLength(24);
  });
});
