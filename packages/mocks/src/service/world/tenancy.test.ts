import { describe, expect, it } from 'vitest';
import { databaseLogin, openService } from '../../assembly/service.test.data.ts';

// everyCall/access.test.ts tests for every call that it finds or lists nothing of another client.
describe('another client', () => {
  it('cannot use other clients’ rows, may use the same names, and receives its own events only', async () => {
    const { service, browser: foreign } = openService({ person: 'trial@fresh.example' });
    const channels: string[] = [];
    service.onEvent(({ channel }) => channels.push(channel));
    const made = await foreign.post('/api/v1/pipeline/', { name: 'Orders to warehouse' });
    expect(made.status).toBe(201);
    const { id } = await made.json();
    expect((await foreign.patch(`/api/v1/pipeline/${id}/`, { source_id: 1 })).status).toBe(422);
    const test = { config: { connection_config: databaseLogin }, data_store: 'postgres', tunnel_id: 2 };
    expect((await foreign.post('/api/v1/source/test-connection/', test)).status).toBe(422);
    const measured = { data_store_type: 'source', data_store_id: 1, table_name: 'public.orders' };
    const threshold = { type: 'constant', range: [0, 1] };
    const metric = { name: 'Mine', ...measured, metric_type: 'row_count', threshold };
    expect((await foreign.post('/api/v1/metric/', metric)).status).toBe(422);
    const alert = { name: 'Mine', alert_metrics: [{ metric_id: 1 }] };
    expect((await foreign.post('/api/v1/alert/', alert)).status).toBe(422);
    expect(new Set(channels)).toEqual(new Set(['private-client-603']));
  });
});
