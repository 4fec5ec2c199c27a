import { describe, expect, it } from 'vitest';
import { toId } from '../../entities/id.ts';
import { chooseTunnel, directConnection } from '../values/connection.ts';
import { choice, connectionField, date, list, number, secret, text, toggle } from '../definition/fields.ts';
import { keyFile } from '../kinds/file.ts';
import { sslField } from '../kinds/ssl.ts';
import { rows } from '../kinds/rows.ts';
import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import { describeValue } from './values.ts';

const pages = rows('tap_config.pages', 'Pages', [{ key: 'name', label: 'Page Name' }]);
const regions = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

describe('describeValue', () => {
  it.each<readonly [Field, FormValue, string]>([
    [number('static.request_timeout', 'Request timeout', { unit: 'seconds' }), '300', '300 seconds'],
    [number('static.lookback', 'Lookback'), '10', '10'],
    [toggle('static.full', 'Full table'), false, 'Off'],
    [toggle('static.full', 'Full table'), true, 'On'],
    [choice('static.api', 'API', [{ value: 'bulk', label: 'Bulk' }]), 'bulk', 'Bulk'],
    [choice('static.days', 'Days', [{ value: 7, label: '7 days' }]), '7', '7 days'],
    [choice('static.api', 'API', [{ value: 'bulk', label: 'Bulk' }]), 'newer', 'newer'],
    [date('start_date', 'Start date'), '2024-01-01', '1 Jan 2024'],
    [date('start_date', 'Start date'), 'yesterday', 'yesterday'],
    [list('static.days', 'Days'), '1, 7', '1, 7'],
    [list('static.regions', 'Regions', { options: regions }), 'US, CA', 'United States, Canada'],
    [pages, [], ''],
    [
      pages,
      [
        { isPicked: true, cells: { name: 'Shop' } },
        { isPicked: false, cells: { name: 'Blog' } },
      ],
      '1 selected',
    ],
    [sslField('ssl'), { mode: 'unverified' }, 'On, without verification'],
    [sslField('ssl'), { mode: 'other', wire: {} }, 'On'],
    [connectionField(), directConnection, 'Direct'],
    [connectionField(), chooseTunnel(toId(7)), 'Secure tunnel “Office”'],
  ])('%# describes a value of its kind', (field, value, words) => {
    expect(describeValue(field, value, { tunnelName: 'Office' })).toBe(words);
  });

  it('is empty for an empty value', () => {
    expect(describeValue(text('a', 'A'), '  ')).toBe('');
  });

  it.each([secret('a', 'A'), keyFile('a', 'A')])(
    '%# is empty for a secret, filled or not (T-07)',
    (field) => {
      expect(describeValue(field, 's3cret')).toBe('');
    },
  );
});
