import { describe, expect, it } from 'vitest';
import { testStart } from '../../assembly/service.test.data.ts';
import { openObservability } from './observability.test.data.ts';

const statusesOf = (rows: readonly { status: string }[]) => rows.map(({ status }) => status);

describe('triggers', () => {
  it('are acknowledged all at once, with person and time, and only open ones', async () => {
    const { service, get, post, triggersOf } = openObservability();
    const before = await triggersOf(1);
    expect(statusesOf(before)).toEqual(['open', 'open', 'open', 'open', 'resolved', 'resolved']);
    const elsewhere = await triggersOf(2);
    expect(await (await post('alert_trigger/acknowledge/?alert_id=1')).json()).toEqual({ count: 4 });
    const after = await triggersOf(1);
    expect(after.slice(0, 4)).toMatchObject(
      before.slice(0, 4).map(({ id }: { id: number }) => ({
        id,
        status: 'acknowledged',
        acknowledged_at: new Date(testStart).toISOString(),
        acknowledged_by: 'Noor Haddad',
        resolved_at: null,
      })),
    );
    expect(after.slice(4)).toEqual(before.slice(4));
    expect(await triggersOf(2)).toEqual(elsewhere);
    expect(await get('alert/1/')).toMatchObject({ open_triggers: 0, acknowledged_triggers: 4 });
    expect(service.inspect().effects).toEqual([{ name: 'acknowledgeAlertTriggers', id: 1 }]);
  });

  it('are resolved all at once from either state, and keep the acknowledging person', async () => {
    const { post, triggersOf } = openObservability();
    const before = await triggersOf(2);
    expect(statusesOf(before)).toEqual(['acknowledged', 'acknowledged', 'resolved']);
    expect(await (await post('alert_trigger/resolve/?alert_id=2')).json()).toEqual({ count: 2 });
    const after = await triggersOf(2);
    expect(statusesOf(after)).toEqual(['resolved', 'resolved', 'resolved']);
    expect(after[0]).toMatchObject({ acknowledged_by: 'Mateo Lindqvist', resolved_by: 'Noor Haddad' });
    expect(after[2]).toEqual(before[2]);
  });

  it('are handled one by one, too, with person and time, each once', async () => {
    const { service, patch, triggersOf } = openObservability();
    const [first, ...others] = await triggersOf(1);
    const change = async (status: string) => {
      const response = await patch(`alert_trigger/${first.id}/`, { status });
      return [response.status, (await response.json()).status];
    };
    expect(await change('acknowledged')).toEqual([200, 'acknowledged']);
    expect(await change('acknowledged')).toEqual([200, 'acknowledged']);
    expect((await triggersOf(1))[0]).toMatchObject({
      acknowledged_at: new Date(testStart).toISOString(),
      acknowledged_by: 'Noor Haddad',
    });
    expect(await change('resolved')).toEqual([200, 'resolved']);
    expect(await change('acknowledged')).toEqual([409, undefined]);
    expect(await change('open')).toEqual([422, undefined]);
    expect((await triggersOf(1)).slice(1)).toEqual(others);
    expect(service.inspect().effects).toEqual(
      [1, 2].map(() => ({ name: 'updateAlertTrigger', id: first.id })),
    );
  });

  it('stay unchanged once they are done, however often this is repeated', async () => {
    const { service, post } = openObservability();
    for (const action of ['acknowledge', 'resolve']) {
      const response = await post(`alert_trigger/${action}/?alert_id=3`);
      expect([response.status, await response.json()]).toEqual([200, { count: 0 }]);
    }
    expect(service.inspect().effects).toEqual([]);
  });

  it('are listed latest first, of one alert or all, and by status', async () => {
    const { get } = openObservability();
    const all = (await get('alert_trigger/?page_size=100')).results;
    const firedAt = all.map(({ triggered_at }: { triggered_at: string }) => triggered_at);
    expect(firedAt).toEqual(firedAt.toSorted().toReversed());
    expect(all.map(({ id }: { id: number }) => id)).toEqual(
      all.map((_: object, index: number) => all.length - index),
    );
    const open = await get('alert_trigger/?status=open');
    expect(new Set(statusesOf(open.results))).toEqual(new Set(['open']));
    expect(open.count).toBe(open.counts.open);
    expect((await get('alert_trigger/?alert_id=1')).counts).toEqual({
      open: 4,
      acknowledged: 0,
      resolved: 2,
    });
    expect((await get('alert_trigger/?alert_id=999')).count).toBe(0);
    expect((await get('alert_trigger/?search=payments')).count).toBe(1);
    expect((await get('alert_trigger/?alert_id=1&page=3&page_size=2')).results).toHaveLength(2);
    expect(await get(`alert_trigger/${all[0].id}/`)).toEqual(all[0]);
  });
});
