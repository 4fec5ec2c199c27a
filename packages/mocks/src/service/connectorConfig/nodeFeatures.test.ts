import { describe, expect, it } from 'vitest';
import { snowflakeWith } from '../../handlers/outcomes/configs.ts';
import { databaseLogin, firstError, openService } from '../../assembly/service.test.data.ts';

const source = (more: object = {}, extra_args: object = {}) => ({
  name: 'New',
  data_store: 'postgres',
  config: { connection_config: databaseLogin, extra_args },
  ...more,
});
const keyPair = snowflakeWith({
  authentication_method: 'key_pair',
  private_key: '-----BEGIN PRIVATE KEY-----\nQUJDREVG\n-----END PRIVATE KEY-----',
});

/** The location of the first refused value; `undefined` if the request is accepted. */
const refused = async (response: Response) =>
  response.ok ? undefined : (await firstError(response)).loc.join('.');

describe.each([
  ['singer', 'singer_taps'],
  ['native', 'native_taps'],
  ['generic', 'generic_taps'],
])('the variant %s', (variant, toggle) => {
  it(`needs the feature ${toggle}`, async () => {
    const { browser } = openService({ features: { [toggle]: 'everyone' } });
    expect(await refused(await browser.post('/api/v1/source/', source({ variant })))).toBeUndefined();
    const without = openService({ features: { [toggle]: [] } }).browser;
    expect(await refused(await without.post('/api/v1/source/', source({ variant })))).toBe('variant');
    expect(await refused(await without.patch('/api/v1/source/1/', { variant }))).toBe('variant');
    expect(await refused(await without.patch('/api/v1/source/1/', { variant: null }))).toBeUndefined();
  });
});

it('refuses an unknown variant, and any variant of a destination, to all clients', async () => {
  const { browser } = openService();
  expect(await refused(await browser.post('/api/v1/source/', source({ variant: 'odd' })))).toBe('variant');
  expect(await refused(await browser.post('/api/v1/source/', source({ variant: 'toString' })))).toBe(
    'variant',
  );
  expect(await refused(await browser.patch('/api/v1/destination/1/', { variant: 'singer' }))).toBe('variant');
});

it('a provider’s sandbox needs its toggle, as in development', async () => {
  const sandbox = source({}, { is_sandbox: true });
  const send = async (environment: 'development' | 'production', body = sandbox) =>
    refused(await openService({ environment }).browser.post('/api/v1/source/', body));
  expect(await send('development')).toBeUndefined();
  expect(await send('production')).toBe('config.extra_args.is_sandbox');
  expect(await send('production', source({}, { is_sandbox: false }))).toBeUndefined();
});

it('a key pair needs its toggle in every call that takes one', async () => {
  const where = 'config.connection_config.authentication_method';
  const body = { name: 'New', config: keyPair };
  const test = { config: keyPair, data_store: 'snowflake' };
  const { browser } = openService({ environment: 'production' });
  expect(await refused(await browser.post('/api/v1/destination/', body))).toBeUndefined();
  const without = openService({ features: { snowflake_key_pair_auth: [] } }).browser;
  expect(await refused(await without.post('/api/v1/destination/', body))).toBe(where);
  expect(await refused(await without.post('/api/v1/destination/test-connection/', test))).toBe(where);
  const { config } = body;
  expect(await refused(await without.patch('/api/v1/destination/1/', { config }))).toBe(where);
  expect(await refused(await without.post('/api/v1/destination/1/test/', { config }))).toBe(where);
});
