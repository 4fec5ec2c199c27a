import { expect, it } from 'vitest';
import { openObservability } from './observability.test.data.ts';

const counting = (name: string, store: object, more: object = {}) => ({
  name,
  metric_type: 'row_count',
  column_name: null,
  where_conditions: [],
  threshold: { type: 'constant', range: [0, 1e15] },
  ...store,
  ...more,
});
const atSource = { data_store_type: 'source', data_store_id: 1, table_name: 'public.orders' };
const atDestination = { data_store_type: 'destination', data_store_id: 1, table_name: 'public_orders' };
const where_conditions = [{ column_name: '_deleted_at', operator: 'is_null', value: null }];

it('keeps deleted rows at the destination where a pipeline keeps them, and a condition leaves them out', async () => {
  const { post, patch } = openObservability();
  const rowsOf = async (body: object): Promise<number> =>
    (await (await post('metric/', body)).json()).last_value;
  const rows = await rowsOf(counting('Source', atSource));
  const before = await rowsOf(counting('Whole copy', atDestination));
  expect((await post('metric/', counting('No mark', atDestination, { where_conditions }))).status).toBe(422);

  await patch('pipeline/1/', { persist_deleted_rows: true });
  const whole = await rowsOf(counting('With deleted rows', atDestination));
  const left = await rowsOf(counting('Without deleted rows', atDestination, { where_conditions }));
  expect(whole).toBeGreaterThan(before);
  expect(whole - before).toBeLessThanOrEqual(Math.ceil(rows * 0.02));
  expect(left).toBe(before);
});
