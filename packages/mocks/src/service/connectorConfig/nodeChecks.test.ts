import { secretMask } from '@millrace/ui/contract';
import { describe, expect, it } from 'vitest';
import { externalIdOf } from '../accounts/externalId.ts';
import { bucketWith, postgresWith } from '../../handlers/outcomes/configs.ts';
import { firstError, openService } from '../../assembly/service.test.data.ts';

const locOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return (await firstError(response)).loc;
};

describe('settings that are locked after creation', () => {
  it.each([
    [1, { connection_config: null }, ['config', 'connection_config']],
    [1, { connection_config: [] }, ['config', 'connection_config']],
    [13, { connection_config: { instanceName: 'other' } }, ['config', 'connection_config', 'instanceName']],
    [13, { connection_config: { apiVersion: '60.0' } }, ['config', 'connection_config', 'apiVersion']],
    [16, { connection_config: { sqlsrvschema: null } }, ['config', 'connection_config', 'sqlsrvschema']],
    [17, { connection_config: { bucket_name: 'other' } }, ['config', 'connection_config', 'bucket_name']],
    [17, { table_name: 'other' }, ['config', 'table_name']],
  ])('of source %s refuse %j', async (id, config, loc) => {
    const { browser, get } = openService();
    const before = await get(`source/${id}/`);
    expect(await locOf(await browser.patch(`/api/v1/source/${id}/`, { config }))).toEqual(loc);
    expect(await get(`source/${id}/`)).toEqual(before);
  });

  it.each([
    [1, { connection_config: { snowflake_schema: 'OTHER' } }, 'snowflake_schema'],
    [2, { dataset_id: 'other' }, 'dataset_id'],
    [3, { connection_config: { pgschema: 'other' } }, 'pgschema'],
    [4, { file_format: 'parquet' }, 'file_format'],
    [4, { destination_type: 'redshift' }, 'destination_type'],
  ])('of destination %s refuse %j', async (id, config, key) => {
    const { browser } = openService();
    expect((await locOf(await browser.patch(`/api/v1/destination/${id}/`, { config }))).at(-1)).toBe(key);
  });

  it('may be sent again unchanged, and other settings can change', async () => {
    const { browser } = openService();
    const config = {
      table_name: 'events',
      connection_config: { assume_role: 'arn:aws:iam::123456789012:role/other' },
    };
    expect((await browser.patch('/api/v1/source/17/', { config })).status).toBe(200);
  });
});

describe('required settings', () => {
  it('can’t be emptied by a change', async () => {
    const { browser, get } = openService();
    const before = await get('source/3/');
    for (const client_secret of [null, '', ' ']) {
      const config = { tap_config: { client_secret } };
      expect(await locOf(await browser.patch('/api/v1/source/3/', { config }))).toEqual([
        'config',
        'tap_config',
        'client_secret',
      ]);
    }
    expect(await get('source/3/')).toEqual(before);
  });

  it('depend on the method that a change selects (spec §4)', async () => {
    const { browser } = openService();
    const change = (more: object) =>
      browser.patch('/api/v1/destination/1/', {
        config: { connection_config: { authentication_method: 'key_pair', password: null, ...more } },
      });
    expect((await locOf(await change({}))).at(-1)).toBe('private_key');
    expect((await change({ private_key: pem('PRIVATE KEY') })).status).toBe(200);
  });
});

describe('secrets in lists', () => {
  const pages = [{ id: '1', name: 'Shop', access_token: 'page secret' }];

  it('are masked and not stored, and their masks are refused', async () => {
    const { browser, get } = openService();
    await browser.patch('/api/v1/source/14/', { config: { tap_config: { pages } } });
    const { config } = await get('source/14/');
    expect(config.tap_config.pages).toEqual([{ id: '1', name: 'Shop', access_token: secretMask }]);
    const again = await browser.patch('/api/v1/source/14/', { config });
    expect(await locOf(again)).toEqual(['config', 'tap_config', 'access_token']);
    const mask = { tap_config: { pages: config.tap_config.pages } };
    expect(await locOf(await browser.patch('/api/v1/source/14/', { config: mask }))).toEqual([
      'config',
      'tap_config',
      'pages',
      0,
      'access_token',
    ]);
  });
});

describe('offered values', () => {
  const patch = async (path: string, config: object) => {
    const response = await openService().browser.patch(`/api/v1/${path}/`, { config });
    return response.status === 200 ? undefined : (await firstError(response)).loc.at(-1);
  };
  const connection = (connection_config: object) => ({ connection_config });
  const column = { column_name: 'event_id', data_type: 'bigint', is_nullable: 'NO' };

  it.each([
    ['source/13', connection({ apiVersion: '53.0' }), 'apiVersion'],
    ['source/13', connection({ apiVersion: '65.0' }), 'apiVersion'],
    ['source/13', connection({ apiType: 'SOAP' }), 'apiType'],
    ['source/1', { start_date: 'yesterday' }, 'start_date'],
    ['source/1', { start_date: '2025-02-30' }, 'start_date'],
    ['source/1', { start_date: '1969-12-31' }, 'start_date'],
    ['source/1', { start_date: '2100-01-01' }, 'start_date'],
    ['destination/1', connection({ authentication_method: 'oauth' }), 'authentication_method'],
    ['destination/1', connection({ private_key: 'x' }), 'private_key'],
    ['destination/4', { file_format: 'csv' }, 'file_format'],
    ['destination/4', { provider: { region: 'moon-1' } }, 'region'],
    ['destination/4', connection({ bucket_name: 'Event_Exports' }), 'bucket_name'],
    ['source/17', connection({ bucket_region: 'moon-1' }), 'bucket_region'],
    ['source/17', { columns: [{ ...column, data_type: 'blob' }] }, 'data_type'],
    ['source/17', { columns: [column, { ...column, column_name: ' ' }] }, 'column_name'],
    ['source/17', { columns: [{ ...column, is_nullable: true }] }, 'is_nullable'],
    ['source/17', { columns: [column, 'visitor'] }, 1],
    ['source/17', connection({ assume_role: 'arn:aws:iam::1:user/me' }), 'assume_role'],
  ])('of %s exclude %j', async (path, config, key) => {
    expect(await patch(path, config)).toBe(key);
  });

  it.each([
    ['source/13', connection({ apiType: 'Rest' })],
    ['source/13', connection({ apiType: 'bulk' })],
    ['source/1', { start_date: '1970-01-01' }],
    ['source/1', { start_date: '2025-03-01' }],
    ['source/1', { start_date: '2024-02-29T00:00:00Z' }],
    ['destination/4', { provider: { region: 'eu-west-1' } }],
    ['source/17', { columns: [column, { ...column, column_name: 'at', data_type: 'datetime' }] }],
  ])('of %s include %j', async (path, config) => {
    expect(await patch(path, config)).toBeUndefined();
  });

  it('are also checked when files are sampled', async () => {
    const sample = (more: object) =>
      openService().browser.post('/api/v1/source/sample-files/', {
        config: bucketWith(more),
        data_store: 's3',
      });
    expect(await locOf(await sample({ bucket_region: 'moon-1' }))).toContain('bucket_region');
    expect(await locOf(await sample({ assume_role: 'me' }))).toContain('assume_role');
  });
});

const pem = (label: string, end = label) => `-----BEGIN ${label}-----\nQUJDREVG\n-----END ${end}-----`;

describe('the shape of a setting', () => {
  it.each([
    [{ host: 5 }, 'host', 'Enter a text.'],
    [{ user: { a: 1 } }, 'user', 'Enter a text.'],
    [{ password: ['x'] }, 'password', 'Enter a text.'],
    [{ host: 'x'.repeat(2_049) }, 'host', 'At most 2048 characters.'],
    [{ ssl: 'yes' }, 'ssl', 'This value is not valid.'],
    [{ ssl: true }, 'ssl', 'This value is not valid.'],
    [{ ssl: { reject_unauthorized: 'no' } }, 'ssl', 'This value is not valid.'],
    [{ ssl: { ca: 'x' } }, 'ca', 'Invalid PEM format'],
    [{ ssl: { ca: pem('PRIVATE KEY') } }, 'ca', 'Invalid PEM format'],
    [{ ssl: { ca: pem('CERTIFICATE', 'KEY') } }, 'ca', 'Mismatched header and footer labels'],
  ])('%j is refused when testing, creating and changing', async (connection_config, key, msg) => {
    const { browser } = openService();
    const typed = { name: 'Orders 2', data_store: 'postgres', config: postgresWith(connection_config) };
    const answers = [
      await browser.post('/api/v1/source/test-connection/', typed),
      await browser.post('/api/v1/source/', typed),
      await browser.patch('/api/v1/source/1/', { config: { connection_config } }),
    ];
    for (const response of answers) {
      expect(response.status).toBe(422);
      const error = await firstError(response);
      expect([error.loc.at(-1), error.msg]).toEqual([key, msg]);
    }
  });

  it('of SSL is one of three, and a change replaces it as a whole', async () => {
    const { browser, get } = openService();
    for (const ssl of [{ ca: pem('CERTIFICATE') }, { reject_unauthorized: true }, false]) {
      const config = { connection_config: { ssl } };
      expect((await browser.patch('/api/v1/source/1/', { config })).status).toBe(200);
      expect((await get('source/1/')).config.connection_config.ssl).toEqual(ssl);
    }
  });
});

it.each([` ${secretMask}\n`, '•', '••••••••', '• • •'])(
  'the mask %j is refused as a value',
  async (password) => {
    const { browser } = openService();
    const response = await browser.patch('/api/v1/source/5/', {
      config: { connection_config: { password } },
    });
    expect((await response.json()).detail).toEqual([
      {
        loc: ['config', 'connection_config', 'password'],
        msg: 'Enter the secret again.',
        type: 'value_error.masked',
      },
    ]);
  },
);

it('a role accepts only the client’s own external id (A-65)', async () => {
  const { browser } = openService();
  const columns = [{ column_name: 'event_id', data_type: 'bigint', is_nullable: 'NO' }];
  const keep = (assume_role_external_id: string) => {
    const config = { ...bucketWith({ assume_role_external_id }), table_name: 'events', columns };
    return browser.post('/api/v1/source/', { name: 'Files', data_store: 's3', config });
  };
  const refused = await keep(externalIdOf({ seed: 1, clientId: 603 }));
  expect((await locOf(refused)).at(-1)).toBe('assume_role_external_id');
  expect((await keep(externalIdOf({ seed: 1, clientId: 1 }))).status).toBe(201);
});
