import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { toId } from '../domain/entities/id.ts';
import { ProblemError, type Problem } from '../domain/problem.ts';
import * as contract from '../entries/contract.ts';
import { defineCall } from './call.ts';
import { perform, requestFor, type Transport } from './interpret.ts';
import { snakeKeys } from './wire.ts';

const read = defineCall({
  name: 'read',
  method: 'GET',
  path: '/api/v1/thing/{id}/part/{name}',
  kind: 'detail',
  params: { id: v.number(), name: v.string() },
  query: { page_size: v.number(), search: v.string() },
  response: v.object({ ok: v.boolean() }),
});
const write = defineCall({
  name: 'write',
  method: 'POST',
  path: '/api/v1/thing/',
  kind: 'create',
  body: v.object({ source_id: v.number(), s3_file_format: v.optional(v.string()) }),
  response: v.object({ ok: v.boolean() }),
});

const answering =
  (body: string, init?: ResponseInit): Transport =>
  async () =>
    new Response(body, init);
const throwing =
  (name: string): Transport =>
  async () => {
    throw Object.assign(new Error(name), { name });
  };

async function problemFrom(transport: Transport, kind: 'read' | 'write' = 'read'): Promise<Problem> {
  const made =
    kind === 'read'
      ? perform(transport, { call: read, args: { id: 1, name: 'a' } })
      : perform(transport, { call: write, args: { body: { sourceId: 1 } } });
  const thrown: unknown = await made.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (thrown instanceof ProblemError) return thrown.problem;
  throw new Error('It did not fail, or not with a problem of ours', { cause: thrown });
}

describe('requestFor', () => {
  it('fills the path, names the query as the wire does, leaves out what is not given', () => {
    const { url } = requestFor({ call: read, args: { id: 7, name: 'a b', pageSize: 10 } });
    expect(url).toBe('/api/v1/thing/7/part/a%20b?page_size=10');
  });

  it('encodes every segment so that it comes back whole, and refuses those that climb', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        fc.pre(!['', '.', '..'].includes(name));
        const { url } = requestFor({ call: read, args: { id: 7, name } });
        const segments = new URL(url, 'https://service.example').pathname.split('/');
        expect(segments).toHaveLength(7);
        expect(decodeURIComponent(segments[6] ?? '')).toBe(name);
      }),
    );
    for (const name of ['', '.', '..']) {
      expect(() => requestFor({ call: read, args: { id: 7, name } })).toThrow(RangeError);
    }
  });

  it('sends JSON or a form, in wire names', () => {
    const json = requestFor({ call: write, args: { body: { sourceId: 1, s3FileFormat: 'avro' } } });
    expect(json.body).toBe('{"source_id":1,"s3_file_format":"avro"}');
    expect(json.headers['Content-Type']).toBe('application/json');
    const form = requestFor({
      call: contract.login,
      args: { body: { email: 'a+b@c.example', password: 'p&q=ü' } },
    });
    expect(form.headers['Content-Type']).toBe('application/x-www-form-urlencoded');
    expect(new URLSearchParams(form.body).get('password')).toBe('p&q=ü');
  });
});

describe('perform', () => {
  it('answers with what was decoded', async () => {
    const result = await perform(answering('{"ok":true,"more":1}'), {
      call: read,
      args: { id: 1, name: 'a' },
    });
    expect(result).toEqual({ ok: true });
  });

  it.each([
    ['AbortError', 'aborted'],
    ['TimeoutError', 'timeout'],
    ['OfflineError', 'offline'],
    ['TypeError', 'network'],
  ])('turns %s into the problem “%s”', async (name, kind) => {
    expect(await problemFrom(throwing(name))).toEqual({ kind });
  });

  it('never calls a write failed that may have been carried out', async () => {
    for (const transport of [
      throwing('TypeError'),
      throwing('TimeoutError'),
      answering('', { status: 502 }),
      answering('{"ok"'),
      answering('<html>', { headers: { 'Content-Type': 'text/html' } }),
    ]) {
      expect(await problemFrom(transport, 'write')).toMatchObject({ isOutcomeUnknown: true });
      expect(await problemFrom(transport, 'read')).not.toHaveProperty('isOutcomeUnknown');
    }
    expect(await problemFrom(answering('{}', { status: 500 }), 'write')).not.toHaveProperty(
      'isOutcomeUnknown',
    );
    expect(await problemFrom(throwing('OfflineError'), 'write')).not.toHaveProperty('isOutcomeUnknown');
  });

  it('reads what the service says is wrong, in each of its forms', async () => {
    const refused = (body: unknown) => problemFrom(answering(JSON.stringify(body), { status: 422 }));
    expect(await refused({ detail: 'No.' })).toMatchObject({ kind: 'http', status: 422, detail: 'No.' });
    expect(
      await refused({ detail: [{ loc: ['body', 'name'], msg: 'In use', type: 'value_error' }] }),
    ).toMatchObject({
      fieldErrors: [{ location: ['body', 'name'], message: 'In use' }],
    });
    expect(await refused({ name: ['In use.', 'Too short.'] })).toMatchObject({
      fieldErrors: [{ location: ['name'], message: 'In use. Too short.' }],
    });
    expect(await refused({})).toEqual({ kind: 'http', status: 422 });
    expect(await problemFrom(answering('', { status: 422 }))).toEqual({ kind: 'http', status: 422 });
  });

  it('reads the connection test that a create was refused for (spec §8)', async () => {
    const results = [
      { action: 'Reach host', success: true, mandatory: true },
      { action: 'Sign in', message: 'No.', success: false, error: { message: 'denied' } },
      { action: 'Next' },
      { nonsense: true },
    ];
    const detail = { error: 'Source Test Connection Failed', validation_result: { success: false, results } };
    for (const status of [400, 409, 422]) {
      const problem = await problemFrom(answering(JSON.stringify({ detail }), { status }), 'write');
      expect(problem).toEqual({
        kind: 'http',
        status,
        detail: 'Source Test Connection Failed',
        testResult: {
          success: false,
          results: [
            { action: 'Reach host', message: null, success: true, mandatory: true, error: null },
            { action: 'Sign in', message: 'No.', success: false, mandatory: true, error: 'denied' },
            { action: 'Next', message: null, success: null, mandatory: true, error: null },
          ],
        },
      });
    }
    const bare = await problemFrom(
      answering(JSON.stringify({ detail: { error: 'Destination Test Connection Failed' } }), { status: 422 }),
    );
    expect(bare).toEqual({ kind: 'http', status: 422, detail: 'Destination Test Connection Failed' });
  });

  it('reads Retry-After as seconds, and as a date by the server’s own clock', async () => {
    const wait = async (headers: HeadersInit) =>
      (await problemFrom(answering('', { status: 429, headers }))).retryAfterMs;
    expect(await wait({ 'Retry-After': '7' })).toBe(7000);
    expect(
      await wait({ 'Retry-After': 'Wed, 04 Mar 2037 10:00:30 GMT', Date: 'Wed, 04 Mar 2037 10:00:00 GMT' }),
    ).toBe(30_000);
    expect(await wait({ 'Retry-After': 'soon' })).toBeUndefined();
    expect(await wait({})).toBeUndefined();
  });

  it('tells an answer that is none by what it is instead', async () => {
    expect(await problemFrom(answering('<!doctype html>'))).toMatchObject({ kind: 'html' });
    expect(await problemFrom(answering(''))).toMatchObject({ kind: 'json' });
    expect(await problemFrom(answering('{"ok":tr'))).toMatchObject({ kind: 'json' });
    expect(await problemFrom(answering('{"ok":"yes"}'))).toMatchObject({ kind: 'schema' });
  });

  it('takes nothing from __proto__', async () => {
    const row = JSON.stringify({
      count: 1,
      results: [JSON.parse('{"id":1,"name":"a","status":"b","__proto__":{"x":1}}')],
    });
    const page = await perform(answering(row.replace('"status"', '"__proto__":{"polluted":true},"status"')), {
      call: contract.listPipelines,
      args: {},
    });
    expect(page.rows[0]).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});

const shape = v.looseObject({
  name: v.string(),
  method: v.string(),
  path: v.string(),
  query: v.record(v.string(), v.unknown()),
  body: v.optional(v.looseObject({ entries: v.record(v.string(), v.unknown()) })),
});

describe('the contract', () => {
  it('calls a test without a word of success failed (F18)', () => {
    const decode = (body: unknown) => v.parse(contract.testTunnel.response, body);
    expect(decode({})).toEqual({ success: false, results: [] });
    expect(decode({ success: true, results: null })).toEqual({ success: true, results: [] });
    expect(
      decode({ success: true, results: [{ action: 'Optional', mandatory: false, success: false }] }),
    ).toEqual({
      success: true,
      results: [{ action: 'Optional', message: null, success: false, mandatory: false, error: null }],
    });
  });

  it('understands regions by any of their likely names', () => {
    const decode = (body: unknown) => v.parse(contract.listRegions.response, body);
    expect(
      decode([
        { code: 'us-east-1', label: 'US East' },
        { region: 'eu-west-1', description: 'Ireland' },
        { name: 'sa-east-1' },
        'us-west-2',
        { nonsense: 1 },
        null,
      ]),
    ).toEqual([
      { code: 'us-east-1', label: 'US East' },
      { code: 'eu-west-1', label: 'Ireland' },
      { code: 'sa-east-1', label: 'sa-east-1' },
      { code: 'us-west-2', label: 'us-west-2' },
    ]);
  });

  it('keeps a configuration as it is on the wire, whatever is in it', () => {
    const config = { connection_config: { host: 'a', some_new_key: 1 }, static: {}, destination_type: 's3' };
    const source = v.parse(contract.source, { id: 1, name: 'A', data_store: 'postgres', config });
    expect(source).toMatchObject({
      type: 'postgres',
      config,
      tunnelId: null,
      status: 'active',
      usedBy: null,
    });
    expect(v.parse(contract.destination, { id: 1, name: 'A', config }).type).toBe('s3');
    expect(
      v.safeParse(contract.source, { id: 1, name: 'A', data_store: 'postgres', config: [] }).success,
    ).toBe(false);
  });

  it('builds the address of a tunnel’s template', () => {
    expect(contract.tunnelTemplatePath(toId(7), 'install_script')).toBe(
      '/api/v1/tunnel/7/?config_type=install_script',
    );
  });

  const calls = Object.entries(contract).flatMap(([name, value]) => {
    const call = v.safeParse(shape, value);
    return call.success ? [[name, call.output] as const] : [];
  });

  it('names each call as it is exported', () => {
    expect(calls.length).toBeGreaterThan(8);
    for (const [name, call] of calls) expect(call.name).toBe(name);
  });

  it('has no two calls for one request', () => {
    const requests = calls.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(requests).size).toBe(requests.length);
  });

  it('has no wire name that a round trip through our names would change', () => {
    const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    for (const [, call] of calls) {
      for (const key of [...Object.keys(call.query), ...Object.keys(call.body?.entries ?? {})]) {
        expect(Object.keys(snakeKeys({ [camel(key)]: 1 }))).toEqual([key]);
      }
    }
  });
});

describe('a page of pipelines', () => {
  const decode = (body: unknown) => v.parse(contract.listPipelines.response, body);

  it('leaves out rows it cannot read, and says how many', () => {
    const page = decode({
      count: 3,
      results: [{ id: 1, name: 'A', status: 'running' }, { id: 'x' }, null],
      next: null,
    });
    expect(page).toMatchObject({ count: 3, unreadable: 2, number: 1, hasNext: false });
    expect(page.rows.map(({ id }) => id)).toEqual([1]);
  });

  it('keeps a row that comes twice once, the later of the two', () => {
    const twice = ['Old', 'New'].map((name) => ({ id: '5', name, status: 'running' }));
    expect(decode({ count: 2, results: twice }).rows.map(({ id, name }) => [id, name])).toEqual([
      [toId(5), 'New'],
    ]);
  });

  it('stands without anything that is only assumed, and with any of it broken', () => {
    const broken = Object.fromEntries(contract.assumed.map(({ field }) => [field, { nonsense: true }]));
    for (const extra of [{}, broken]) {
      const page = decode({ count: 1, results: [{ id: 1, name: 'A', status: 'running', ...extra }] });
      expect(page.unreadable).toBe(0);
      expect(page.rows[0]).toMatchObject({ id: 1, name: 'A', status: 'running' });
    }
  });

  it('knows each form of an instant (A-15)', () => {
    const at = (last_synced_at: unknown) =>
      decode({ count: 1, results: [{ id: 1, name: 'A', status: 'running', last_synced_at }] }).rows[0]
        ?.lastSyncedAt;
    expect(at('2026-03-04T10:00:00+01:00')).toEqual(new Date('2026-03-04T09:00:00Z'));
    expect(at('2026-03-04')).toEqual(new Date('2026-03-04T23:59:59.999Z'));
    expect(at(1_772_618_400)).toEqual(new Date('2026-03-04T10:00:00Z'));
    expect(at(1_772_618_400_000)).toEqual(new Date('2026-03-04T10:00:00Z'));
    expect(at('never')).toBeNull();
  });

  it('freezes its rows', () => {
    const row = decode({ count: 1, results: [{ id: 1, name: 'A', status: 'running' }] }).rows[0];
    expect(Object.isFrozen(row)).toBe(true);
  });
});
