import { describe, expect, it } from 'vitest';
import { choice, list, number, secret, text, toggle } from '../../domain/connectors/fields.ts';
import { describeValue } from './describeValue.ts';

describe('describeValue', () => {
  it.each([
    [
      number('static.request_timeout', 'Request timeout', { unit: 'seconds' }),
      '300',
      'Request timeout: 300 seconds',
    ],
    [number('static.lookback', 'Lookback'), '10', 'Lookback: 10'],
    [toggle('static.full', 'Full table'), false, 'Full table: off'],
    [toggle('static.full', 'Full table'), true, 'Full table: on'],
    [choice('static.api', 'API', [{ value: 'bulk', label: 'Bulk' }]), 'bulk', 'API: Bulk'],
    [choice('static.api', 'API', [{ value: 'bulk', label: 'Bulk' }]), 'newer', 'API: newer'],
    [list('static.days', 'Days'), '1, 7', 'Days: 1, 7'],
  ])('says what %o holds', (field, value, words) => {
    expect(describeValue(field, value)).toBe(words);
  });

  it('says nothing of what is empty', () => {
    expect(describeValue(text('a', 'A'), '  ')).toBeUndefined();
  });

  it('says nothing of a secret, filled or not (T-07)', () => {
    expect(describeValue(secret('a', 'A'), 's3cret')).toBeUndefined();
  });
});
