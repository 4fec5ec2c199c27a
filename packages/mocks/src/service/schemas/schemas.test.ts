import { getSchemaCollections } from '@millrace/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ServiceOptions } from '../../assembly/createService.ts';
import { hourMs as hour } from '../core/durations.ts';
import { openService } from '../../assembly/service.test.data.ts';

const openSchemas = (options: ServiceOptions = {}) => {
  const { service, browser } = openService(options);
  const read = async (id = 1) => {
    const response = await browser.get(`/api/v1/source/${id}/schema-collection/`);
    return v.parse(getSchemaCollections.response, await response.json());
  };
  const tables = async (id = 1) => (await read(id)).collections.map(({ table }) => table);
  return { service, browser, read, tables };
};

describe('the schema of a source', () => {
  it('is the same for the same seed and time, each table once', async () => {
    const [one, other] = [await openSchemas().read(), await openSchemas().read()];
    expect(one).toEqual(other);
    const names = one.collections.map(({ table }) => table);
    expect(names).toHaveLength(128);
    expect(new Set(names).size).toBe(128);
    expect(names).toEqual(
      expect.arrayContaining(['public.orders', 'public.customers', 'public.order_items']),
    );
    expect(new Set(names.map((name) => name.split('.')[0]))).toEqual(new Set(['public', 'sales', 'audit']));
  });

  it('has columns with different names, and keys that are not nullable', async () => {
    const { collections } = await openSchemas().read();
    const keyless = collections.filter(({ columns }) => !columns.some(({ isPrimaryKey }) => isPrimaryKey));
    expect(keyless.map(({ table }) => table)).toEqual([
      'public.sessions_raw',
      'public.open_orders',
      'public.temp_import_2023',
    ]);
    for (const { columns } of collections) {
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
      expect(columns.filter(({ isPrimaryKey, isNullable }) => isPrimaryKey && isNullable)).toEqual([]);
    }
    expect(collections.filter(({ ineligibleReason }) => ineligibleReason !== null)).toHaveLength(1);
  });

  it('changes each hour: two tables are added, one is removed', async () => {
    const { service, tables } = openSchemas();
    const before = await tables();
    service.advance(hour - 1);
    expect(await tables()).toEqual(before);
    service.advance(1);
    const after = await tables();
    expect(before.filter((name) => !after.includes(name))).toEqual(['public.temp_import_2023']);
    expect(after.filter((name) => !before.includes(name))).toEqual([
      'public.import_01_rows',
      'public.import_01_errors',
    ]);
    service.advance(1_000 * hour);
    expect((await tables()).length).toBe(128 + 12);
  });

  it('starts from the beginning for a source that is created later', async () => {
    const { service, browser, tables } = openSchemas();
    service.advance(5 * hour);
    const login = { host: 'a.example', port: 5432, user: 'u', password: 'p', database: 'd' };
    const body = { name: 'Later', data_store: 'postgres', config: { connection_config: login } };
    expect((await browser.post('/api/v1/source/', body)).status).toBe(201);
    expect((await tables(21)).some((name) => name.startsWith('public.import_'))).toBe(false);
  });

  it.each([
    [{ config: { connection_config: { password: 'wrong' } } }, 'password authentication failed'],
    [{ config: { connection_config: { host: 'refused.example' } } }, 'the connection was refused'],
    [{ tunnel_id: 1 }, 'the tunnel is not active'],
  ])('cannot be read after a change to %j, because a test would fail', async (change, reason) => {
    const { browser } = openSchemas();
    await browser.patch('/api/v1/source/1/', change);
    const response = await browser.get('/api/v1/source/1/schema-collection/');
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toContain(reason);
  });

  it('is in the configured schema, if the database has schemas', async () => {
    const { browser, tables } = openSchemas();
    const login = { host: 'a.example', port: 5432, user: 'u', password: 'p', database: 'd' };
    const schemasOf = async (data_store: string, more: object) => {
      const body = { name: data_store, data_store, config: { connection_config: { ...login, ...more } } };
      const { id } = await (await browser.post('/api/v1/source/', body)).json();
      const names = await tables(id);
      expect(new Set(names).size).toBe(names.length);
      return new Set(names.map((name) => (name.includes('.') ? name.split('.')[0] : '')));
    };
    expect(await schemasOf('postgres', { pgschema: 'shop' })).toEqual(new Set(['shop', 'sales', 'audit']));
    expect(await schemasOf('sqlserver', {})).toEqual(new Set(['dbo', 'sales', 'audit']));
    expect(await schemasOf('mysql', {})).toEqual(new Set(['']));
  });

  it('of a provider is its own and does not change', async () => {
    const { service, read, tables } = openSchemas();
    expect(await tables(2)).toEqual(expect.arrayContaining(['orders', 'order_line_items', 'refunds']));
    expect(await tables(3)).toEqual(expect.arrayContaining(['charges', 'payouts', 'disputes']));
    expect(await tables(12)).toEqual(expect.arrayContaining(['repositories', 'issues', 'pull_requests']));
    const before = await read(13);
    service.advance(30 * hour);
    expect((await read(13)).collections).toEqual(before.collections);
  });

  it('can omit all assumed fields', async () => {
    const { browser } = openSchemas({ hasAssumedFields: false });
    const { collections, ...rest } = await (await browser.get('/api/v1/source/1/schema-collection/')).json();
    expect(rest).toEqual({});
    expect(Object.keys(collections['public.open_orders'])).toEqual(['columns']);
    expect(collections['public.orders'].columns[0]).not.toHaveProperty('is_primary_key');
  });

  it('may have 5,000 tables of 40 columns', async () => {
    const { collections } = await openSchemas({ scenario: 'large' }).read();
    expect(collections).toHaveLength(5_000);
    expect(new Set(collections.map(({ table }) => table)).size).toBe(5_000);
    const usual = collections.filter(({ columns }) => columns.length === 40);
    expect(usual.length).toBeGreaterThanOrEqual(4_997);
  });
});

describe('the mappings of a pipeline', () => {
  const withDraft = () => {
    const { service, browser } = openSchemas();
    const patch = (sync_mappings: object[], id = 8) =>
      browser.patch(`/api/v1/pipeline/${id}/`, { sync_mappings });
    const mappings = async (id = 8) =>
      (await (await browser.get(`/api/v1/pipeline/${id}/`)).json()).sync_mappings;
    return { service, browser, patch, mappings };
  };
  const mapping = (table: string, more: object = {}) => ({
    table,
    selected: true,
    excluded: [],
    custom_primary_keys: [],
    ...more,
  });

  it('are merged into the existing ones, table by table', async () => {
    const { patch, mappings } = withDraft();
    expect(await mappings()).toEqual([]);
    await patch([mapping('customers'), mapping('orders', { excluded: ['notes'] })]);
    await patch([mapping('customers', { custom_primary_keys: ['email'] })]);
    expect(await mappings()).toEqual([
      mapping('customers', { custom_primary_keys: ['email'] }),
      mapping('orders', { excluded: ['notes'] }),
    ]);
  });

  it('of a running pipeline are every table that can be replicated', async () => {
    const { mappings } = withDraft();
    const all = await mappings(1);
    expect(all).toHaveLength(127);
    expect(all.map(({ table }: { table: string }) => table)).not.toContain('public.open_orders');
  });

  it('leave a table a column, and its key', async () => {
    const { patch } = withDraft();
    const { collections } = await openSchemas().read();
    const found = collections.find(({ table }) => table === 'public.sessions_raw');
    const names = (found?.columns ?? []).map(({ name }) => name);
    const exclude = (excluded: string[]) => patch([mapping('public.sessions_raw', { excluded })], 1);
    expect((await exclude(names.slice(1))).status).toBe(200);
    const refused = await exclude(names);
    expect(refused.status).toBe(422);
    expect((await refused.json()).detail[0].loc).toEqual(['sync_mappings', 0, 'excluded']);
    const own = { excluded: ['id'], custom_primary_keys: ['email'] };
    expect((await patch([mapping('customers', own)])).status).toBe(200);
  });

  it('can deselect a removed table, and are removed with their source', async () => {
    const { service, patch, mappings } = withDraft();
    service.advance(hour);
    expect((await patch([mapping('public.temp_import_2023')], 1)).status).toBe(422);
    expect((await patch([mapping('public.temp_import_2023', { selected: false })], 1)).status).toBe(200);
    const { browser } = withDraft();
    await browser.patch('/api/v1/pipeline/8/', { sync_mappings: [mapping('customers')] });
    await browser.patch('/api/v1/pipeline/8/', { source_id: 3 });
    const after = await (await browser.get('/api/v1/pipeline/8/')).json();
    expect(after).toMatchObject({ sync_mappings: [], has_schema: false });
    expect(await mappings(2)).not.toEqual([]);
  });

  it('are required to start a draft, and lists show whether there are any', async () => {
    const { browser, service, patch } = withDraft();
    const events: unknown[] = [];
    service.onEvent(({ data }) => events.push(Object(data).resource_delta?.has_schema));
    const listed = async () =>
      (await (await browser.get('/api/v1/pipeline/?search=ops')).json()).results[0].has_schema;
    const refused = await browser.post('/api/v1/pipeline/8/running/');
    expect(await refused.json()).toEqual({
      detail: 'This pipeline cannot start yet: it needs at least one table.',
    });
    expect(await listed()).toBe(false);
    await patch([mapping('customers')]);
    expect(await listed()).toBe(true);
    expect(events).toEqual([true]);
    expect((await browser.post('/api/v1/pipeline/8/running/')).status).toBe(200);

    const { id } = await (await browser.post('/api/v1/pipeline/', { name: 'Bare' })).json();
    const bare = await browser.post(`/api/v1/pipeline/${id}/running/`);
    expect((await bare.json()).detail).toContain('a source and a destination and at least one table');
  });

  it('of 5,000 tables are saved as the few that differ, and all at once', async () => {
    const { browser, tables } = openSchemas({ scenario: 'large' });
    const { id } = await (await browser.post('/api/v1/pipeline/', { name: 'All of it' })).json();
    const names = (await tables()).filter((name) => name !== 'public.open_orders');
    const save = (sync_mappings: object[], more: object = {}) =>
      browser.patch(`/api/v1/pipeline/${id}/`, { sync_mappings, ...more });
    const all = await save(
      names.map((name) => mapping(name)),
      { source_id: 1 },
    );
    expect((await all.json()).sync_mappings).toHaveLength(4_999);
    const few = await (await save([mapping('public.orders', { selected: false })])).json();
    expect(few.sync_mappings).toHaveLength(4_999);
    expect(few.sync_mappings.filter(({ selected }: { selected: boolean }) => !selected)).toHaveLength(1);
  });
});
