import { expect, it } from 'vitest';
import { describePlace } from './describeMetric.ts';
import { metricEntity, whyNotMetric } from './metricActions.ts';
import { toId } from '../entities/id.ts';
import type { Metric } from './metric.ts';

const metric: Metric = {
  id: toId(1),
  name: 'Orders',
  status: 'active',
  dataStoreType: 'source',
  dataStoreId: 1,
  metricType: 'row_count',
  tableName: 'public.orders',
  columnName: null,
  columnType: null,
  whereConditions: [],
  threshold: { type: 'constant', range: [0, 1] },
};

it.each([
  ['edit', {}, undefined],
  ['edit', { status: 'archived' }, 'An archived metric can’t be changed'],
  ['duplicate', { status: 'archived' }, undefined],
  ['archive', {}, undefined],
  ['archive', { status: 'archived' }, 'Already archived'],
  ['archive', { usedBy: 1 }, 'Used by 1 alert. Remove it from that alert first'],
  ['archive', { usedBy: 2 }, 'Used by 2 alerts. Remove it from those first'],
  ['archive', { status: 'frozen' }, 'Status: frozen'],
] as const)('%s of %o: %s', (action, more, reason) => {
  expect(whyNotMetric(action, { ...metric, ...more })).toBe(reason);
});

it('offers to archive a metric in use, because its dialog names the alerts', () => {
  expect(metricEntity.whyDisabled('archive', { ...metric, usedBy: 2 })).toBeUndefined();
  expect(metricEntity.whyDisabled('archive', { ...metric, status: 'archived' })).toBe('Already archived');
});

it('offers its menu always, and to archive some if one of them can be', () => {
  const archived = { ...metric, status: 'archived' } as const;
  expect(metricEntity.menu(archived)).toEqual(['edit', 'duplicate', 'archive']);
  expect(metricEntity.bulk([archived, metric])).toEqual(['archive']);
  expect(metricEntity.bulk([archived])).toEqual([]);
});

it('says where it measures', () => {
  expect(metricEntity.details(metric)).toEqual([['ID 1'], [describePlace(metric)]]);
  expect(metricEntity.whyNot('edit', { ...metric, status: 'archived' })).toBe(
    'An archived metric can’t be changed',
  );
  expect(whyNotMetric('duplicate', { ...metric, usedBy: 2 })).toBeUndefined();
});
