import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../core/durations.ts';
import { testStart } from '../../assembly/service.test.data.ts';
import { anything, impossible, newMetric, openObservability, tenOClock } from './observability.test.data.ts';

const iso = (at: number) => new Date(at).toISOString();

describe('a run', () => {
  it('fires when a value leaves its range, once per violation', async () => {
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

  it('notifies the recipients when it fires, and only then', async () => {
    const { service, watch } = openObservability();
    const { alert } = await watch(impossible, {
      notification: { emails: ['ops@acme.example', 'b@c.example'] },
    });
    const letters = () => service.inspect().mail.filter(({ link }) => link === `/alerts/${alert}/overview`);
    expect(letters()).toEqual([]);
    service.advance(5 * hourMs);
    expect(letters()).toMatchObject([
      { to: 'ops@acme.example', kind: 'alert', at: iso(tenOClock) },
      { to: 'b@c.example', kind: 'alert', at: iso(tenOClock) },
    ]);
  });

  it('records the recovery, and leaves the trigger to people', async () => {
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
    // A later change of the range does not affect this result.
    expect(triggers[1].measurements[0].range).toEqual([-2, -1]);
  });

  it('fires again after a premature resolution, but not while the trigger is open', async () => {
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

  it('records the recovery of every trigger, whatever people did with it before', async () => {
    const { service, patch, post, watch, triggersOf } = openObservability();
    const { metric, alert } = await watch(impossible);
    service.advance(hourMs);
    await post(`alert_trigger/resolve/?alert_id=${alert}`);
    service.advance(hourMs);
    await patch(`metric/${metric}/`, { threshold: anything });
    service.advance(hourMs);
    const healed_at = iso(tenOClock + 2 * hourMs);
    const both = [
      { status: 'open', triggered_at: iso(tenOClock + hourMs), healed_at },
      { status: 'resolved', triggered_at: iso(tenOClock), healed_at },
    ];
    expect(await triggersOf(alert)).toMatchObject(both);
    service.advance(hourMs);
    expect(await triggersOf(alert)).toMatchObject(both);
  });

  it('leaves no trigger lasting while the value is in range, and one that asks for people while it is not', async () => {
    const step = fc.record({
      isOff: fc.boolean(),
      action: fc.constantFrom('acknowledge', 'resolve', undefined),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const { service, patch, post, watch, triggersOf } = openObservability();
        const { metric, alert } = await watch(anything);
        for (const { isOff, action } of steps) {
          await patch(`metric/${metric}/`, { threshold: isOff ? impossible : anything });
          if (action) await post(`alert_trigger/${action}/?alert_id=${alert}`);
          service.advance(hourMs);
          const lasting = (await triggersOf(alert)).filter(
            ({ healed_at }: { healed_at: string | null }) => healed_at === null,
          );
          expect(lasting.some(({ status }: { status: string }) => status !== 'resolved')).toBe(isOff);
          expect(lasting.length > 0).toBe(isOff);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('requires all metrics or any, and ignores a metric without a value', async () => {
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

  it('finds no violation after the table was removed, whenever it is checked', async () => {
    const { service, made, triggersOf } = openObservability();
    const table = { metric_type: 'row_count', column_name: null, table_name: 'public.temp_import_2023' };
    const metric_id = await made('metric/', { ...newMetric, ...table, threshold: impossible });
    const alert = await made('alert/', { name: 'A', alert_metrics: [{ metric_id }] });
    // The table is removed at 10:20.
    service.advance(5 * hourMs);
    expect(await triggersOf(alert)).toMatchObject([
      { triggered_at: iso(tenOClock), healed_at: iso(tenOClock + hourMs) },
    ]);
  });
});

describe('a run through a tunnel', () => {
  it('finds no violation until the tunnel is active, whenever it is checked', async () => {
    const { service, made, patch, watch, triggersOf } = openObservability();
    const { alert } = await watch(impossible);
    service.advance(tenOClock - testStart - 1_000);
    const place = { provider: 1, region: 1, ssh_host: null, ssh_port: 22, ssh_user: null };
    const tunnel_id = await made('tunnel/', { name: 'New', type: 0, ...place });
    await patch('source/1/', { tunnel_id });
    service.advance(2 * hourMs);
    expect(await triggersOf(alert)).toMatchObject([{ triggered_at: iso(tenOClock + hourMs) }]);
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

  it('has random violations over a year, and recovers', async () => {
    const { service, triggersOf } = openObservability();
    const before = (await triggersOf(1)).length;
    service.advance(365 * dayMs);
    const fired = (await triggersOf(1)).slice(0, -before);
    expect(fired.length).toBeGreaterThan(20);
    expect(fired.length).toBeLessThan(200);
    const lasting = fired.filter(({ healed_at }: { healed_at: string | null }) => healed_at === null);
    expect(lasting.length).toBeLessThanOrEqual(1);
  });

  it('runs nothing without the feature', async () => {
    const { service, get } = openObservability({ features: { data_observability: [] } });
    const { client } = await get('user/me/');
    service.advance(dayMs);
    expect((await get('user/me/')).client.free_observability_usage).toBe(client.free_observability_usage);
  });
});
