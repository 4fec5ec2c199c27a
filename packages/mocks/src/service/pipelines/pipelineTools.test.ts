import { canPipeline } from '@millrace/ui/domain/entities';
import { describe, expect, it } from 'vitest';
import { openService } from '../../assembly/service.test.data.ts';

const script = (source: number, destination: number) =>
  `etl-script/?etl_source_id=${source}&etl_destination_id=${destination}`;

describe('the script of a pipeline', () => {
  it('contains its connectors and every table with its replicated columns', async () => {
    const { browser, get } = openService();
    await browser.patch('/api/v1/pipeline/8/', {
      name: 'Ops: "live" tables',
      sync_mappings: [
        { table: 'orders', selected: true, excluded: ['notes'], custom_primary_keys: ['status', 'id'] },
        { table: 'customers', selected: true },
        { table: 'order_items', selected: false },
      ],
    });
    const text: string = (await get(`pipeline/8/${script(12, 7)}`)).script;
    expect(text.split('\n').slice(0, 14)).toEqual([
      'version: 1',
      String.raw`name: "Ops: \"live\" tables"`,
      'source:',
      '  connection: 12',
      '  type: "airtable"',
      'destination:',
      '  connection: 7',
      '  type: "snowflake"',
      '  keep_deleted_rows: false',
      'schedule:',
      '  every_seconds: 900',
      'tables:',
      '  - name: "orders"',
      '    mode: upsert',
    ]);
    expect(text).toContain('    key: ["status", "id"]');
    expect(text).not.toContain('"notes"');
    expect(text).toContain('  - name: "customers"\n    mode: upsert\n    key: ["id"]');
    expect(text).not.toContain('order_items');
  });

  it('appends to tables without a key, and supports a cron expression', async () => {
    const { browser, get } = openService();
    await browser.patch('/api/v1/pipeline/1/', { destination_sync_cron: '0 6 * * *' });
    const text: string = (await get(`pipeline/1/${script(1, 1)}`)).script;
    expect(text).toContain('  cron: "0 6 * * *"');
    expect(text).toContain('  - name: "public.sessions_raw"\n    mode: append\n    columns: [');
    expect(text).not.toContain('public.open_orders');
  });

  it('requires the feature', async () => {
    const without = openService({ features: {} }).browser;
    expect((await without.get(`/api/v1/pipeline/1/${script(1, 1)}`)).status).toBe(403);
  });
});

describe('deleting a pipeline', () => {
  it('is possible as the domain says, and sends an event', async () => {
    const { service, browser, get } = openService();
    const events: string[] = [];
    service.onEvent(({ name, data }) => events.push(`${name} ${Object(data).resource_id}`));
    const { results } = await get('pipeline/?page_size=100');
    for (const { id, status } of results) {
      const response = await browser.send('DELETE', `/api/v1/pipeline/${id}/`);
      const isOpen = canPipeline('delete', { status });
      expect([status, response.status]).toEqual([status, isOpen ? 204 : 409]);
      expect((await browser.get(`/api/v1/pipeline/${id}/`)).status).toBe(isOpen ? 404 : 200);
    }
    expect(events).toHaveLength(9);
    expect(events).toContain('pipeline_deleted 8');
  });

  it('removes all of its rows', async () => {
    const { service, browser, get } = openService();
    await browser.post('/api/v1/hook/4/pipeline/1/', { selected_events: ['pipeline.paused'] });
    await browser.post('/api/v1/pipeline/1/archived/');
    await browser.send('DELETE', '/api/v1/pipeline/1/');
    expect((await get('hook/4/')).attached_to).toEqual([]);
    expect((await browser.get('/api/v1/pipeline/1/events/')).status).toBe(404);
    service.advance(86_400_000);
    expect((await get('pipeline/?page_size=1')).count).toBe(29);
    const { id } = await (await browser.post('/api/v1/pipeline/', { name: 'Next' })).json();
    expect(id).toBe(31);
  });
});
