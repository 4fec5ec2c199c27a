import { getDestinationMetricSchema, getSourceMetricSchema } from '@millrace/ui/contract';
import { columnIn } from '@millrace/ui/domain/entities';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openService } from '../../assembly/service.test.data.ts';

const openSchemas = (...options: Parameters<typeof openService>) => {
  const { browser, get } = openService(...options);
  const ofSource = async (id: number) =>
    v.parse(getSourceMetricSchema.response, await get(`metric/schema/source/${id}/`));
  const ofDestination = async (id: number) =>
    v.parse(getDestinationMetricSchema.response, await get(`metric/schema/destination/${id}/`));
  return { browser, get, ofSource, ofDestination };
};

describe('what can be measured', () => {
  it('of a source are its tables', async () => {
    const { get, ofSource } = openSchemas();
    const { collections } = await get('source/1/schema-collection/');
    const schema = await ofSource(1);
    expect(schema.tables.map(({ name }) => name)).toEqual(Object.keys(collections));
    expect(columnIn(schema, 'public.orders', 'placed_at')?.dataType).toBe('datetime');
  });

  it('of a destination are the tables that pipelines have loaded', async () => {
    const { browser, ofDestination } = openSchemas();
    const before = await ofDestination(5);
    expect(columnIn(before, 'public_orders', 'notes')).toBeDefined();
    expect(columnIn(before, 'public_open_orders', 'id')).toBeUndefined();
    await browser.patch('/api/v1/pipeline/23/', {
      persist_deleted_rows: true,
      sync_mappings: [
        { table: 'public.orders', selected: true, excluded: ['notes'] },
        { table: 'public.customers', selected: false },
      ],
    });
    const after = await ofDestination(5);
    expect(columnIn(after, 'public_orders', 'notes')).toBeUndefined();
    expect(columnIn(after, 'public_orders', '_deleted_at')?.dataType).toBe('datetime');
    expect(after.tables.map(({ name }) => name)).not.toContain('public_customers');
  });

  it('lists active destinations, each table once', async () => {
    const { get, ofDestination } = openSchemas();
    const { count, results } = await get('metric/schema/destination/?page_size=50');
    expect(count).toBe(5);
    for (const { id, tables } of results) {
      const names = tables.map(({ table_name }: { table_name: string }) => table_name);
      expect(new Set(names).size).toBe(names.length);
      expect((await ofDestination(id)).tables.map(({ name }) => name)).toEqual(names);
    }
    expect(results.some(({ tables }: { tables: object[] }) => tables.length > 100)).toBe(true);
  });

  it('is refused for a broken connector, and without the feature', async () => {
    const { browser } = openSchemas();
    await browser.patch('/api/v1/source/1/', { config: { connection_config: { password: 'wrong' } } });
    await browser.patch('/api/v1/destination/1/', {
      config: { connection_config: { warehouse: 'missing' } },
    });
    for (const path of ['source/1/', 'destination/1/']) {
      const response = await browser.get(`/api/v1/metric/schema/${path}`);
      expect(response.status).toBe(400);
      expect((await response.json()).detail).toContain('could not be read');
    }
    const without = openService({ features: { data_observability: [] } }).browser;
    for (const path of ['source/1/', 'destination/1/', 'destination/']) {
      expect((await without.get(`/api/v1/metric/schema/${path}`)).status).toBe(403);
    }
  });
});
