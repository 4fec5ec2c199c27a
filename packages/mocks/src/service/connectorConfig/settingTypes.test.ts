import { describe, expect, it } from 'vitest';
import { firstError, openService } from '../../assembly/service.test.data.ts';
import { checkTypes } from './settingTypes.ts';

const pem = (label: string, end = label) => `-----BEGIN ${label}-----\nQUJDREVG\n-----END ${end}-----`;

describe('the types of settings', () => {
  it('are not checked for emptied settings, or for settings of no connector', () => {
    expect(checkTypes({ connection_config: { host: null, port: null, ssl: false }, more: [5] })).toEqual([]);
  });

  it('accept the days that Criteo counts back', () => {
    expect(checkTypes({ tap_config: { conversion_window_days: -30 } })).toEqual([]);
  });

  const key = (private_key: unknown) => ({ connection_config: { credentials: { private_key } } });
  const tap = (tap_config: object) => ({ tap_config });

  it.each([
    ['source/1', { connection_config: { port: [5432] } }, 'port', 'Enter a number.'],
    ['source/1', { connection_config: { port: { is: 5432 } } }, 'port', 'Enter a number.'],
    ['source/2', tap({ shop: 5 }), 'shop', 'Enter a text.'],
    ['source/2', tap({ access_token: true }), 'access_token', 'Enter a text.'],
    ['source/2', { static: { date_window_size: 'often' } }, 'date_window_size', 'Enter a number.'],
    ['source/2', { static: { date_window_size: -1 } }, 'date_window_size', 'Enter 1 or more.'],
    ['source/2', { extra_args: { is_sandbox: 'yes' } }, 'is_sandbox', 'Choose yes or no.'],
    ['source/2', { is_legacy_tap: 1 }, 'is_legacy_tap', 'Choose yes or no.'],
    ['source/11', tap({ properties: '123' }), 'properties', 'Enter a list.'],
    ['source/11', tap({ lookback_days: '1,7,30' }), 'lookback_days', 'Enter a list of numbers.'],
    ['source/11', tap({ lookback_days: [1, '7'] }), 'lookback_days', 'Enter a list of numbers.'],
    [
      'source/13',
      { connection_config: { includeFormulaFields: 'no' } },
      'includeFormulaFields',
      'Choose yes or no.',
    ],
    [
      'source/13',
      { connection_config: { pollingOptions: { pollInterval: 0 } } },
      'pollInterval',
      'Enter 1 or more.',
    ],
    ['source/13', { connection_config: { pollingOptions: 5 } }, 'pollingOptions', 'This value is not valid.'],
    ['source/17', { columns: 'all' }, 'columns', 'Enter a list.'],
    ['source/17', { sample_options: { sample_rate: 0 } }, 'sample_rate', 'Enter 1 or more.'],
    ['source/17', { file_prefix: ['a'] }, 'file_prefix', 'Enter a text.'],
    ['destination/2', { dataset_id: { a: 1 } }, 'dataset_id', 'Enter a text.'],
    ['destination/2', key(['a']), 'private_key', 'Enter a text.'],
    ['destination/2', key('x'), 'private_key', 'Invalid PEM format'],
    ['destination/2', key(pem('CERTIFICATE')), 'private_key', 'Invalid PEM format'],
    ['destination/2', key(pem('PRIVATE KEY', 'KEY')), 'private_key', 'Mismatched header and footer labels'],
  ])('refuse %s with the value %j', async (path, config, place, msg) => {
    const response = await openService().browser.patch(`/api/v1/${path}/`, { config });
    expect(response.status).toBe(422);
    const error = await firstError(response);
    expect([error.loc.at(-1), error.msg]).toEqual([place, msg]);
  });

  it.each([
    ['source/2', { static: { date_window_size: 15, request_timeout: '300' }, is_legacy_tap: false }],
    ['source/2', { dynamic: { anything: [{ at: 'all' }, 5, true] }, static: { date_window_size: null } }],
    ['source/11', tap({ lookback_days: [1, 7, 30] })],
    ['source/13', { connection_config: { includeFormulaFields: true, lookback_window: 10 } }],
    ['destination/2', key(pem('PRIVATE KEY'))],
    ['destination/2', key('wrong')],
  ])('accept %s with the value %j', async (path, config) => {
    expect((await openService().browser.patch(`/api/v1/${path}/`, { config })).status).toBe(200);
  });
});
