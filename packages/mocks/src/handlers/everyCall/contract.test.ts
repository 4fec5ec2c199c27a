import { describe, expect, it } from 'vitest';
import { createService } from '../../assembly/createService.ts';
import { createBrowser } from '../../assembly/service.test.data.ts';
import { addressOf, bodyOf, documented, faultsOf, faultsOfRequest, isGood } from './contract.test.data.ts';

const admin = 'admin@acme.example';

describe.each(documented)('$name', ({ name, call, outcomes }) => {
  it('uses its own name', () => expect(call.name).toBe(name));

  it.each(outcomes)('answers $status to $at $query $body as $as', async (outcome) => {
    const { as = admin, status, body } = outcome;
    const { send } = createBrowser(createService({ person: as }));
    const response = await send(call.method, addressOf(call, outcome), bodyOf(call, body));
    expect(await faultsOf(call, response, { status })).toEqual([]);
  });

  it.each(outcomes.filter(isGood))('answers $at $query $body without assumed fields', async (outcome) => {
    expect(faultsOfRequest(call, outcome)).toEqual([]);
    const { as = admin, status, body } = outcome;
    const { send } = createBrowser(createService({ person: as, hasAssumedFields: false }));
    const response = await send(call.method, addressOf(call, outcome), bodyOf(call, body));
    // A call that is only proposed goes with the fields that are.
    const expected = call.proposal === undefined ? status : 404;
    expect(await faultsOf(call, response, { status: expected, hasAssumedFields: false })).toEqual([]);
  });

  it('does not exist with an extra or missing slash, and lists its methods', async () => {
    const { send } = createBrowser(createService({ scenario: 'newAccount', person: admin }));
    const at = Object.fromEntries(Object.keys(call.params).map((param) => [param, '1']));
    const address = addressOf(call, { at });
    const other = address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
    expect((await send(call.method, other)).status).toBe(404);
    const refused = await send('PUT', address);
    expect(refused.status).toBe(405);
    expect(refused.headers.get('Allow')?.split(', ')).toContain(call.method);
  });
});

it('answers 404 for paths outside the contract', async () => {
  const { get } = createBrowser(createService({ scenario: 'newAccount', person: admin }));
  for (const path of [
    '/api/v1/pipelines/',
    '/api/',
    '/api/v1/user/me/me/',
    '/api/v2/pipeline/',
    '/static/other.json',
  ]) {
    expect((await get(path)).status).toBe(404);
  }
});

it.each(documented.filter(({ call }) => call.method === 'GET'))(
  '$name answers HEAD as GET, without a body',
  async ({ call, sample }) => {
    const { send } = createBrowser(createService({ person: sample.as === undefined ? admin : sample.as }));
    const head = await send('HEAD', addressOf(call, sample));
    expect([head.status, await head.text()]).toEqual([sample.status, '']);
    expect(head.headers.get('Content-Type')).toBe('application/json');
  },
);

it('downloads nothing with HEAD, but sends the headers', async () => {
  const { send } = createBrowser(createService({ person: admin }));
  const head = await send('HEAD', '/api/v1/tunnel/1/?config_type=cloud_formation');
  expect([head.status, head.headers.get('Content-Disposition'), await head.text()]).toEqual([
    200,
    'attachment; filename="millrace-tunnel-1.yaml"',
    '',
  ]);
});

it.each(['a/b?c#d', '%2F%25', 'ä 火', '..%2f'])('decodes the parameter %j correctly', async (status) => {
  const { post } = createBrowser(createService({ person: admin }));
  const response = await post(`/api/v1/pipeline/1/${encodeURIComponent(status)}/`);
  expect((await response.json()).detail[0].msg).toContain(`"${status}"`);
});

it.each([
  ['GET', '/api/v1/user/invite/', 'POST'],
  ['HEAD', '/api/v1/user/invite/', 'POST'],
  ['DELETE', '/api/v1/user/get-client-external-id/', 'GET, HEAD'],
  ['POST', '/api/v1/pipeline/1/usage/', 'GET, HEAD'],
  ['POST', '/api/v1/user/', 'GET, HEAD'],
  ['POST', '/api/v1/user/1/', 'GET, HEAD, PATCH, DELETE'],
  ['POST', '/api/v1/product/', 'GET, HEAD'],
  ['PATCH', '/api/v1/product/1/', 'GET, HEAD'],
  ['DELETE', '/api/v1/product/1/', 'GET, HEAD'],
])('answers 405 to %s %s, and does not read a word of a path as a value', async (method, path, allowed) => {
  const { send } = createBrowser(createService({ scenario: 'newAccount', person: 'admin@acme.example' }));
  const refused = await send(method, path, method === 'POST' ? { body: '{}' } : {});
  expect([refused.status, refused.headers.get('Allow')]).toEqual([405, allowed]);
});
