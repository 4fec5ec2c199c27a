import { metricTypes } from '@millrace/ui/domain/observability';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../core/durations.ts';
import { firstError } from '../../assembly/service.test.data.ts';
import { anything, newMetric, openObservability, tenOClock } from './observability.test.data.ts';

describe('a metric', () => {
  it('reports its connector, and gets the type of its column from the table', async () => {
    const { get, made } = openObservability();
    const id = await made('metric/', { ...newMetric, name: ' Of mine ' });
    expect(await get(`metric/${id}/`)).toMatchObject({
      name: 'Of mine',
      status: 'active',
      column_type: 'integer',
      where_conditions: [],
      data_store: {
        data_store_type: 'source',
        data_store_id: 1,
        type: 'postgres',
        name: 'Production Postgres',
      },
      used_by: 0,
    });
    expect(await get(`metric/${id}/`)).not.toHaveProperty('is_nullable');
  });

  it('is measured when it is created, and at each full hour', async () => {
    const { service, get, made } = openObservability();
    const id = await made('metric/', newMetric);
    const first = await get(`metric/${id}/`);
    expect(first.last_measured_at).toBe(first.created_at);
    service.advance(tenOClock - service.clock.now() - 1);
    expect(await get(`metric/${id}/`)).toEqual(first);
    service.advance(1);
    const second = await get(`metric/${id}/`);
    expect(second.last_measured_at).toBe(new Date(tenOClock).toISOString());
    expect(second.last_value).not.toBe(first.last_value);
    service.advance(3.5 * hourMs);
    expect((await get(`metric/${id}/`)).last_measured_at).toBe(
      new Date(tenOClock + 3 * hourMs).toISOString(),
    );
  });

  it('lists its measurements of the last seven days on its own page only', async () => {
    const { service, get, made } = openObservability();
    const id = await made('metric/', newMetric);
    const { recent_values: first, created_at: createdAt } = await get(`metric/${id}/`);
    expect(first).toEqual([[createdAt, expect.any(Number)]]);
    service.advance(tenOClock - service.clock.now() + 30 * 24 * hourMs);
    const { recent_values: values, last_value: last, last_measured_at: at } = await get(`metric/${id}/`);
    expect(values).toHaveLength(7 * 24 + 1);
    expect(values.at(-1)).toEqual([at, last]);
    const { results } = await get('metric/');
    for (const row of results) expect(row).not.toHaveProperty('recent_values');
  });

  it('was out of range while a trigger of its alert says so, and in range while that found nothing', async () => {
    const { get } = openObservability();
    const { recent_values: values, threshold } = await get('metric/1/');
    const { results } = await get('alert_trigger/?alert_id=1');
    const triggers = results as { triggered_at: string; healed_at: string | null }[];
    for (const [at, value] of values as [string, number][]) {
      const isFired = triggers.some(
        ({ triggered_at: from, healed_at: until }) => at >= from && (until === null || at < until),
      );
      const [low, high] = threshold.range;
      expect([at, value < low || value > high]).toEqual([at, isFired]);
    }
  });

  it('has no value while its data cannot be read', async () => {
    const { get, post, patch } = openObservability();
    expect((await get('metric/1/')).last_value).toBeGreaterThan(0);
    await patch('source/1/', { config: { connection_config: { password: 'wrong' } } });
    expect((await get('metric/1/')).last_value).toBeNull();
    await patch('source/1/', { config: { connection_config: { password: 'right' } } });
    expect((await get('metric/1/')).last_value).toBeGreaterThan(0);
    // Drip: nothing uses it, so it can be archived.
    await post('source/20/active/');
    const table = (await get('metric/schema/source/20/')).tables[0].table_name;
    const whole = { metric_type: 'row_count', column_name: null, data_store_id: 20, table_name: table };
    const { id } = await (await post('metric/', { ...newMetric, ...whole })).json();
    expect((await get(`metric/${id}/`)).last_value).toBeGreaterThan(0);
    await post('source/20/archived/');
    expect((await get(`metric/${id}/`)).last_value).toBeNull();
  });

  it('is deleted with its connector, but only once it is archived', async () => {
    const { get, post, remove, made } = openObservability();
    await post('source/20/active/');
    const table = (await get('metric/schema/source/20/')).tables[0].table_name;
    const whole = { metric_type: 'row_count', column_name: null, data_store_id: 20, table_name: table };
    const id = await made('metric/', { ...newMetric, ...whole });
    await post('source/20/archived/');
    const refused = await remove('source/20/');
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toContain('measured by New');
    await remove(`metric/${id}/`);
    expect((await remove('source/20/')).status).toBe(204);
    expect((await get('metric/?status=archived')).results.map((each: { id: number }) => each.id)).toEqual([
      7,
    ]);
  });

  it('has no value after its table was removed, and can then be renamed but not moved there', async () => {
    const { service, get, made, patch } = openObservability();
    const gone = { metric_type: 'row_count', column_name: null, table_name: 'public.temp_import_2023' };
    const id = await made('metric/', { ...newMetric, ...gone });
    service.advance(hourMs - 1);
    expect((await get(`metric/${id}/`)).last_value).toBeGreaterThan(0);
    service.advance(hourMs);
    expect((await get(`metric/${id}/`)).last_value).toBeNull();
    expect((await patch(`metric/${id}/`, { name: 'Renamed', threshold: anything })).status).toBe(200);
    const again = await patch(`metric/${id}/`, { table_name: 'public.temp_import_2023' });
    expect((await firstError(again)).loc).toEqual(['table_name']);
  });

  it('may change its column without sending the type', async () => {
    const { get, patch } = openObservability();
    const changes = { metric_type: 'null_count', column_name: 'notes', where_conditions: [] };
    expect((await patch('metric/3/', changes)).status).toBe(200);
    expect(await get('metric/3/')).toMatchObject({ ...changes, column_type: 'string' });
  });

  it('can be archived unless an alert watches it, and releases its name', async () => {
    const { get, post, patch, remove } = openObservability();
    const watched = await remove('metric/1/');
    expect(watched.status).toBe(409);
    expect((await watched.json()).detail).toContain('Orders have stopped, Order values are off');
    expect((await remove('metric/8/')).status).toBe(204);
    expect((await remove('metric/8/')).status).toBe(409);
    const archived = await get('metric/8/');
    expect(archived.status).toBe('archived');
    expect(archived).not.toHaveProperty('last_value');
    expect((await patch('metric/8/', { name: 'Other' })).status).toBe(409);
    const ids = async (query: string) =>
      (await get(`metric/${query}`)).results.map(({ id }: { id: number }) => id);
    expect(await ids('?status=active')).not.toContain(8);
    expect(await ids('?status=archived')).toEqual([7, 8]);
    expect((await post('metric/', { ...newMetric, name: archived.name })).status).toBe(201);
    const chosen = await post('alert/', { name: 'A', alert_metrics: [{ metric_id: 8 }] });
    expect((await firstError(chosen)).loc).toEqual(['alert_metrics', 0, 'metric_id']);
  });

  it('can be of the newer types only if those are enabled', async () => {
    const { post } = openObservability({ environment: 'production' });
    const statuses = async (types: readonly string[]) => {
      const answers = await Promise.all(
        types.map((metric_type) => post('metric/', { ...newMetric, name: metric_type, metric_type })),
      );
      return answers.map(({ status }) => status);
    };
    const ofNumbers = metricTypes.filter((type) => !['row_count', 'freshness'].includes(type));
    const newer = ['null_percentage', 'median', 'standard_deviation'];
    expect(await statuses(newer)).toEqual([422, 422, 422]);
    expect(new Set(await statuses(ofNumbers.filter((type) => !newer.includes(type))))).toEqual(
      new Set([201]),
    );
  });

  it('can be filtered by what it measures', async () => {
    const { get } = openObservability();
    const names = async (query: string) =>
      (await get(`metric/?${query}`)).results.map(({ name }: { name: string }) => name);
    expect(await names('data_store_type=destination')).toEqual(['Age of the newest order']);
    expect(await names('data_store_type=source&data_store_id=5')).toEqual(['Lowest stock']);
    expect(await names('search=payments')).toEqual(['Payments taken']);
    expect(await names('metric_type=minimum,freshness&ordering=name')).toEqual([
      'Age of the newest order',
      'Lowest stock',
    ]);
    expect(await names('state=outside&status=active')).toEqual(['Payments taken']);
    expect(await names('state=outside,inside,unreadable&status=active')).toHaveLength(7);
    expect(await names('state=unreadable')).toEqual([]);
    expect((await names('ordering=-name'))[0]).toBe('Value of a paid order');
    expect((await get('metric/')).counts).toEqual({ active: 7, archived: 1 });
    const all = await get('metric/');
    expect([all.count, (await get('metric/?status=active')).count]).toEqual([8, 7]);
  });
});

it('the metrics of the busy account match their data', async () => {
  const { get, patch } = openObservability();
  for (const { id, status, table_name, column_name, last_value, threshold } of (
    await get('metric/?status=active')
  ).results) {
    expect([id, status]).toEqual([id, 'active']);
    expect((await patch(`metric/${id}/`, { table_name, column_name })).status).toBe(200);
    expect(last_value).toBeGreaterThan(0);
    expect(threshold.range[0]).toBeLessThan(threshold.range[1]);
  }
});
