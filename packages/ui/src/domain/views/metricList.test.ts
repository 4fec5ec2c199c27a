import { expect, test } from 'vitest';
import { metricListView } from './metricList.ts';

test('a source in the address becomes the arguments of the call', () => {
  const view = metricListView.read(
    new URLSearchParams('status=active&of=source&store=7&type=sum,guess&state=outside&sort=name'),
  );
  expect(metricListView.args(view)).toMatchObject({
    status: 'active',
    dataStoreType: 'source',
    dataStoreId: 7,
    metricType: 'sum',
    state: 'outside',
    ordering: 'name',
  });
  expect(metricListView.write(view)).toMatchObject({ of: 'source', store: '7', type: 'sum' });
});

test('archived metrics have no state', () => {
  const view = metricListView.read(new URLSearchParams('status=archived&state=outside'));
  expect(metricListView.args(view)).toMatchObject({ status: 'archived', state: undefined });
});
