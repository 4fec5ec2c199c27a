import { describe, expect, it } from 'vitest';
import { openPipelines } from './pipelines.test.data.ts';

const open = () => {
  const { browser, get, list, ask } = openPipelines();
  const patch = (id: number, changes: object) => browser.patch(`/api/v1/pipeline/${id}/`, changes);
  const refusalOf = async (response: Response) => [response.status, (await response.json()).detail];
  return { browser, get, list, ask, patch, refusalOf };
};

describe('a started pipeline', () => {
  it('keeps at least one table', async () => {
    const { get, patch, refusalOf } = open();
    const { sync_mappings } = await get(1);
    const none = sync_mappings.map((each: object) => ({ ...each, selected: false }));
    expect((await patch(1, { sync_mappings: none.slice(1) })).status).toBe(200);
    expect(await refusalOf(await patch(1, { sync_mappings: none }))).toEqual([
      409,
      'A pipeline that is running needs at least one table.',
    ]);
  });

  it('can change its source together with its tables', async () => {
    const { browser, get, patch } = open();
    const { collections } = await (await browser.get('/api/v1/source/3/schema-collection/')).json();
    const [table = ''] = Object.keys(collections);
    const sync_mappings = [{ table, selected: true }];
    expect((await patch(1, { source_id: 3, sync_mappings })).status).toBe(200);
    expect(await get(1)).toMatchObject({ source_id: 3, sync_mappings, has_schema: true });
  });
});

it('a draft can be completed in any order', async () => {
  const { patch } = open();
  for (const changes of [{ source_id: 3 }, { source_id: null }, { destination_id: null }]) {
    expect((await patch(8, changes)).status).toBe(200);
  }
});

describe('an archived pipeline', () => {
  it('can be restored once its connectors are active', async () => {
    const { browser, get, ask, refusalOf } = open();
    const config = { tap_config: { shop: 'acme', access_token: 'right' } };
    const made = await browser.post('/api/v1/source/', { name: 'Pop-up', data_store: 'shopify', config });
    const { id: source_id, name } = await made.json();
    const { id } = await (await browser.post('/api/v1/pipeline/', { name: 'Short-lived' })).json();
    const { collections } = await (
      await browser.get(`/api/v1/source/${source_id}/schema-collection/`)
    ).json();
    const sync_mappings = [{ table: Object.keys(collections)[0], selected: true }];
    const setup = { source_id, destination_id: 1, sync_mappings };
    expect((await browser.patch(`/api/v1/pipeline/${id}/`, setup)).status).toBe(200);
    for (const status of ['running', 'archived']) expect((await ask(id, status)).status).toBe(200);
    expect((await browser.post(`/api/v1/source/${source_id}/archived/`)).status).toBe(200);
    expect(await refusalOf(await ask(id, 'paused'))).toEqual([
      409,
      `Of this pipeline, the source ${name} is archived. Restore it first.`,
    ]);
    expect((await get(id)).status).toBe('archived');
    await browser.post(`/api/v1/source/${source_id}/active/`);
    expect((await ask(id, 'paused')).status).toBe(200);
  });

  it('can be restored only while no other pipeline has its name', async () => {
    const { browser, get, ask, refusalOf } = open();
    const { name } = await get(25);
    const other = await (await browser.post('/api/v1/pipeline/', { name: name.toUpperCase() })).json();
    expect(await refusalOf(await ask(25, 'paused'))).toEqual([
      409,
      `Another pipeline is called ${name} now.`,
    ]);
    await browser.patch(`/api/v1/pipeline/${other.id}/`, { name: 'Something else' });
    expect((await ask(25, 'paused')).status).toBe(200);
  });
});
