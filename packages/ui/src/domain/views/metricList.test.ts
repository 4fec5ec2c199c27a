import { expect, test } from 'vitest';
import { metricListView } from './metricList.ts';

test('a source in the address becomes the arguments of the call', () => {
  const view = metricListView.read(new URLSearchParams('status=archived&of=source&store=7&sort=name'));
  expect(metricListView.args(view)).toMatchObject({
    status: 'archived',
    dataStoreType: 'source',
    dataStoreId: 7,
    ordering: 'name',
  });
  expect(metricListView.write(view)).toMatchObject({ of: 'source', store: '7' });
});
