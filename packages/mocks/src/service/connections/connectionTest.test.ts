import { describe, expect, it } from 'vitest';
import { bucketWith } from '../../handlers/outcomes/configs.ts';
import { slowMs } from './connectionTest.ts';
import { databaseLogin, firstError, openService, testStart } from '../../assembly/service.test.data.ts';

const pem = (label: string) => `-----BEGIN ${label}-----\nQUJDREVG\n-----END ${label}-----`;

describe('testing a connection', () => {
  const test = async (more: object, body: object = { data_store: 'postgres' }) => {
    const { browser } = openService();
    const config = { connection_config: { ...databaseLogin, ...more } };
    return browser.post('/api/v1/source/test-connection/', { config, ...body });
  };
  const steps = async (more: object, body?: object) => {
    const { success, results } = await (await test(more, body)).json();
    const failed = results.find((step: { success: boolean | null }) => step.success === false);
    return { success, actions: results.length, failed: failed?.action, isMandatory: failed?.mandatory };
  };

  it.each([
    [{}, { success: true, actions: 4, failed: undefined }],
    [{ ssl: { ca: pem('CERTIFICATE') } }, { success: true, actions: 5, failed: undefined }],
    [{ host: 'unreachable.example' }, { success: false, failed: 'Reach host on port 5432' }],
    [{ password: 'wrong' }, { success: false, failed: 'Sign in as reader' }],
    [{ database: 'missing' }, { success: false, failed: 'Open database missing' }],
    [{ database: 'replica' }, { success: true, failed: 'Logical replication', isMandatory: false }],
  ])('of %j results in %j', async (more, expected) => {
    expect(await steps(more)).toMatchObject(expected);
  });

  it('uses the tunnel, if it exists and is active', async () => {
    const through = (tunnel_id: number) => ({ data_store: 'postgres', tunnel_id });
    expect(await steps({}, through(2))).toMatchObject({ success: true, actions: 5 });
    expect(await steps({}, through(1))).toMatchObject({
      success: false,
      failed: 'Go through tunnel Old gateway',
    });
    expect((await firstError(await test({}, through(99)))).loc).toEqual(['tunnel_id']);
  });

  it('does not run steps after a failure', async () => {
    const { results } = await (await test({ host: 'unreachable.example' })).json();
    expect(results.map(({ success }: { success: boolean | null }) => success)).toEqual([
      false,
      null,
      null,
      null,
    ]);
  });

  it.each([
    [
      'invalid.example',
      422,
      [expect.objectContaining({ loc: ['body', 'config', 'connection_config', 'host'] })],
    ],
    ['refused.example', 422, 'The connection was refused.'],
    ['silent.example', 422, undefined],
    ['broken.example', 500, 'A server error occurred.'],
  ])('of %s answers %i with %j', async (host, status, detail) => {
    const response = await test({ host });
    expect(response.status).toBe(status);
    expect((await response.json()).detail).toEqual(detail);
  });

  it('of reset.example breaks the connection', async () => {
    expect((await test({ host: 'reset.example' })).type).toBe('error');
  });

  it('of slow.example takes its time, unless it is aborted', async () => {
    const { service, browser } = openService();
    const body = {
      config: { connection_config: { ...databaseLogin, host: 'slow.example' } },
      data_store: 'postgres',
    };
    let isAnswered = false;
    const answer = browser
      .post('/api/v1/source/test-connection/', body)
      .then((response) => ((isAnswered = true), response));
    await browser.get('/api/v1/source/1/');
    service.advance(slowMs - 1);
    await browser.get('/api/v1/source/1/');
    expect(isAnswered).toBe(false);
    service.advance(1);
    expect(await (await answer).json()).toMatchObject({ success: true });

    const left = browser.post('/api/v1/source/test-connection/', body);
    await browser.get('/api/v1/source/1/');
    service.dispose();
    expect((await left).type).toBe('error');
  });

  it('of a saved connector uses its saved secrets, and stores the result', async () => {
    const { service, browser, get } = openService();
    const retest = async (more: object) =>
      (await browser.post('/api/v1/source/1/test/', { config: { connection_config: more } })).json();
    expect((await retest({})).success).toBe(true);
    service.advance(60_000);
    expect((await retest({ password: 'wrong' })).success).toBe(false);
    const tested = { at: new Date(testStart).toISOString(), success: true };
    expect((await get('source/1/')).last_test, 'What is kept was not tested again.').toEqual(tested);
    service.advance(60_000);
    expect((await retest({})).success).toBe(true);
    const at = new Date(testStart + 120_000).toISOString();
    expect((await get('source/1/')).last_test).toEqual({ at, success: true });
  });

  it('of changes is stored once exactly these changes are saved', async () => {
    const { service, browser, get } = openService();
    const changes = (port: number) => ({ config: { connection_config: { port } } });
    service.advance(60_000);
    await browser.post('/api/v1/source/1/test/', changes(6543));
    await browser.patch('/api/v1/source/1/', changes(6543));
    const at = new Date(testStart + 60_000).toISOString();
    expect((await get('source/1/')).last_test).toEqual({ at, success: true });
    await browser.post('/api/v1/source/1/test/', changes(7654));
    await browser.patch('/api/v1/source/1/', changes(8765));
    expect((await get('source/1/')).last_test).toBeNull();
    await browser.patch('/api/v1/source/1/', changes(7654));
    expect((await get('source/1/')).last_test, 'That test was too long ago.').toBeNull();
  });

  it('is discarded when another tunnel is selected', async () => {
    const { browser, get } = openService();
    expect((await get('source/1/')).last_test).not.toBeNull();
    await browser.patch('/api/v1/source/1/', { tunnel_id: 2 });
    expect((await get('source/1/')).last_test).toBeNull();
  });

  it('of Snowflake checks the selected method', async () => {
    const { browser } = openService();
    const snowflake = async (more: object) => {
      const config = {
        destination_type: 'snowflake',
        connection_config: {
          account: 'a',
          warehouse: 'w',
          username: 'u',
          role: 'r',
          storage_integration_name: 's',
          database: 'd',
          ...more,
        },
      };
      const body = { config, data_store: 'snowflake' };
      return (await browser.post('/api/v1/destination/test-connection/', body)).json();
    };
    const byKey = { authentication_method: 'key_pair', private_key: pem('PRIVATE KEY') };
    expect((await snowflake({ authentication_method: 'password', password: 'x' })).success).toBe(true);
    expect((await snowflake({ ...byKey, password: 'wrong' })).success).toBe(true);
    expect((await snowflake({ ...byKey, passphrase: 'wrong' })).success).toBe(false);
    const encrypted = { ...byKey, private_key: pem('ENCRYPTED PRIVATE KEY') };
    expect((await snowflake(encrypted)).success).toBe(false);
    expect((await snowflake({ ...encrypted, passphrase: 'opens it' })).success).toBe(true);
    expect((await snowflake({ authentication_method: 'key_pair' })).detail[0].loc.at(-1)).toBe('private_key');
    expect((await snowflake({ ...byKey, role: '', storage_integration_name: null })).detail).toHaveLength(2);
  });
});

describe('testing other connectors', () => {
  const test = async (data_store: string, config: object, kind = 'source') => {
    const { browser } = openService();
    return browser.post(`/api/v1/${kind}/test-connection/`, { data_store, config });
  };
  const failure = async (...asked: Parameters<typeof test>) => {
    const { success, results } = await (await test(...asked)).json();
    const failed = results.find((step: { success: boolean | null }) => step.success === false);
    return success ? undefined : [failed.action, failed.error.message];
  };
  const shop = (more: object = {}) => ({ tap_config: { shop: 'acme', access_token: 'right', ...more } });
  const bigquery = (more: object = {}, dataset_id = 'marts') => ({
    destination_type: 'bigquery',
    connection_config: {
      project_id: 'acme',
      credentials: { client_email: 'a@b.example', private_key: pem('PRIVATE KEY') },
      ...more,
    },
    dataset_id,
  });
  const files = (more: object = {}) => ({
    ...bucketWith(more),
    table_name: 'events',
    columns: [{ column_name: 'event_id', data_type: 'bigint', is_nullable: 'NO' }],
  });

  it.each([
    ['shopify', shop(), undefined],
    ['shopify', shop({ access_token: 'wrong' }), 'Use the granted access'],
    ['shopify', shop({ access_token: 'expired' }), 'Use the granted access'],
    ['shopify', shop({ access_token: 'twin-expired-shopify' }), 'Use the granted access'],
    ['shopify', shop({ shop: 'missing' }), 'Find the account'],
    ['sendgrid', { tap_config: { api_key: 'wrong' } }, 'Check the credentials'],
    ['sendgrid', { tap_config: { api_key: 'limited' } }, 'Read a sample'],
    ['s3', files(), undefined],
    ['s3', files({ assume_role: 'wrong' }), 'Assume the role for bucket event-exports'],
    ['s3', files({ bucket_name: 'missing' }), 'Find the bucket'],
    ['s3', files({ bucket_name: 'denied-bucket' }), 'List its files'],
  ])('of %s with %j fails at %s', async (type, config, action) => {
    expect((await failure(type, config))?.[0]).toBe(action);
  });

  it.each([
    [bigquery(), undefined],
    [bigquery({ project_id: 'missing' }), 'Find project missing'],
    [bigquery({ credentials: { client_email: 'a', private_key: 'wrong' } }), 'Check the key'],
    [
      bigquery({ credentials: { client_email: 'a', private_key: pem('ENCRYPTED PRIVATE KEY') } }),
      'Check the key',
    ],
    [bigquery({}, 'missing'), 'Write to dataset missing'],
  ])('of BigQuery with %j fails at %s', async (config, action) => {
    expect((await failure('bigquery', config, 'destination'))?.[0]).toBe(action);
  });

  it('reports where a test word stands that ends every test', async () => {
    const refused = await test('shopify', shop({ shop: 'invalid.example' }));
    expect(refused.status).toBe(422);
    expect((await firstError(refused)).loc).toEqual(['body', 'config', 'tap_config', 'shop']);
    expect((await test('shopify', shop({ shop: 'broken.example' }))).status).toBe(500);
  });

  it('uses a database’s default port if none is given', async () => {
    const { port: _port, ...login } = { ...databaseLogin, host: 'unreachable.example' };
    for (const [type, port] of Object.entries({ mysql: 3306, sqlserver: 1433, postgres: 5432 })) {
      const failed = await failure(type, { connection_config: login });
      expect(failed?.[0]).toBe(`Reach host on port ${port}`);
    }
  });

  it('reports missing settings, each at its location', async () => {
    const { detail } = await (await test('stripe', { tap_config: { account_id: ' ' } })).json();
    expect(detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual([
      'body.config.tap_config.account_id',
      'body.config.tap_config.client_secret',
    ]);
  });
});
