import { alertTriggerState } from '@millrace/ui/domain/entities';
import { featureToggles } from '@millrace/ui/domain/policies';
import { alert as alertSchema, listAlerts } from '@millrace/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openObservability, tenOClock } from './observability.test.data.ts';

describe('alerts', () => {
  it('have the defaults of spec §3, and run at full multiples of their frequency', async () => {
    const { post } = openObservability();
    const alert = await (await post('alert/', { name: ' Mine ', alert_metrics: [{ metric_id: 1 }] })).json();
    expect(alert).toMatchObject({
      name: 'Mine',
      priority: 'high',
      run_frequency: 3_600,
      trigger_condition: 'all',
      notification: { emails: [] },
      alert_metrics: [{ metric_id: 1, name: 'Orders' }],
      is_active: true,
      is_resting: false,
      open_triggers: 0,
      last_fired_at: null,
      last_run_at: null,
      next_run_at: new Date(tenOClock).toISOString(),
    });
    for (const own of ['client_id', 'ran_until', 'last_measurements']) expect(alert).not.toHaveProperty(own);
  });

  it('keep their own name in another case', async () => {
    const { patch } = openObservability();
    expect((await patch('alert/5/', { name: 'payments dip' })).status).toBe(200);
  });

  it('cannot be created once the quota is used up, while existing ones stop running', async () => {
    const { get, post, patch } = openObservability({ scenario: 'quotaExhausted' });
    const { client } = await get('user/me/');
    expect(client.free_observability_usage).toBe(client.free_observability_quota);
    const refused = await post('alert/', { name: 'New', alert_metrics: [{ metric_id: 1 }] });
    expect(refused.status).toBe(403);
    expect((await refused.json()).detail).toMatch(/quota .*\.$/);
    const { results } = await get('alert/');
    expect(
      results.map(({ is_resting, is_active }: Record<string, boolean>) => is_resting === is_active),
    ).toEqual(results.map(() => true));
    expect((await get('alert/1/')).next_run_at).toBeNull();
    expect((await patch('alert/1/', { name: 'Renamed' })).status).toBe(200);
    expect((await post('metric/', {})).status).toBe(422);
  });

  it('can be deactivated and activated, without catching up', async () => {
    const { service, get, patch } = openObservability();
    const before = await get('alert/1/');
    const off = await (await patch('alert/1/', { is_active: false })).json();
    expect(off).toMatchObject({ is_active: false, next_run_at: null });
    service.advance(5 * 3_600_000);
    expect((await get('alert/1/')).last_run_at).toBe(before.last_run_at);
    const on = await (await patch('alert/1/', { is_active: true })).json();
    expect(on.next_run_at).toBe(new Date(tenOClock + 5 * 3_600_000).toISOString());
    service.advance(0);
    expect((await get('alert/1/')).last_run_at).toBe(before.last_run_at);
    // The same value changes nothing.
    expect(await (await patch('alert/1/', { is_active: true })).json()).toEqual(on);
  });

  it('use a new frequency from the time of the change', async () => {
    const { service, get, patch } = openObservability();
    const { next_run_at } = await (await patch('alert/5/', { run_frequency: 900 })).json();
    expect(next_run_at).toBe(new Date(tenOClock - 1_800_000).toISOString());
    service.advance(10 * 60_000);
    expect((await get('alert/5/')).last_run_at).toBe(next_run_at);
  });

  it('are deleted with their triggers, after which their metrics can be archived', async () => {
    const { get, remove } = openObservability();
    expect((await get('alert_trigger/?alert_id=5')).count).toBe(1);
    expect((await remove('alert/5/')).status).toBe(204);
    expect((await remove('alert/5/')).status).toBe(404);
    expect((await get('alert_trigger/?alert_id=5')).count).toBe(0);
    expect((await get('metric/6/')).used_by).toBe(0);
    expect((await remove('metric/6/')).status).toBe(204);
  });

  it('can be filtered by state, priority and metric', async () => {
    const { get } = openObservability();
    const ids = async (query: string) =>
      (await get(`alert/?${query}`)).results.map(({ id }: { id: number }) => id);
    expect(await ids('status=inactive')).toEqual([4]);
    expect(await ids('priority=critical,low')).toEqual([1, 5]);
    expect(await ids('metric_id=1')).toEqual([1, 2]);
    expect(await ids('search=STOCK')).toEqual([4]);
    expect(await ids('ordering=-priority')).toEqual([5, 3, 2, 4, 1]);
    expect((await ids('ordering=-open_triggers')).slice(0, 2)).toEqual([1, 5]);
    expect(await ids('ordering=last_fired_at')).toEqual([4, 3, 5, 2, 1]);
    expect((await get('alert/')).counts).toEqual({ active: 4, inactive: 1 });
  });

  it('of the busy account are in every state at any time and seed', async () => {
    for (const [seed, at] of [
      [1, Date.UTC(2026, 0, 1)],
      [7, Date.UTC(2027, 5, 15, 13, 59)],
      [99, Date.UTC(2028, 1, 29, 23, 45)],
    ] as const) {
      const { get } = openObservability({ seed, clock: { at } });
      const { rows } = v.parse(listAlerts.response, await get('alert/'));
      expect(rows.map(({ isActive }) => isActive)).toEqual([true, true, true, false, true]);
      expect(rows.map(alertTriggerState)).toEqual(['open', 'acknowledged', 'resolved', 'resolved', 'open']);
      expect(rows.map(({ notification }) => notification.emails.length)).toEqual([2, 1, 1, 1, 0]);
    }
  });

  it('and everything about them require the feature', async () => {
    const others = Object.fromEntries(featureToggles.map((toggle) => [toggle, 'everyone'] as const));
    const { send } = openObservability({ features: { ...others, data_observability: [] } });
    for (const path of ['alert/', 'alert/1/', 'alert/1/usage/', 'alert_trigger/', 'metric/', 'metric/1/']) {
      expect((await send('GET', `/api/v1/${path}`)).status).toBe(403);
    }
  });

  it('contain only required fields without assumed ones', async () => {
    const { get } = openObservability({ hasAssumedFields: false });
    const alert = await get('alert/1/');
    expect(Object.keys(alert).toSorted()).toEqual([
      'alert_metrics',
      'id',
      'name',
      'notification',
      'priority',
      'run_frequency',
      'trigger_condition',
    ]);
    expect(alertTriggerState(v.parse(alertSchema, alert))).toBeUndefined();
    expect(Object.keys(await get('alert_trigger/1/'))).toEqual(['id', 'alert_id']);
  });
});
