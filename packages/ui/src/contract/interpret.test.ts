import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { longestWaitMs } from '../domain/format/wait.ts';
import { ProblemError, type Problem } from '../domain/outcome/problem.ts';
import * as contract from '../entries/contract.ts';
import { perform, type Transport } from './interpret.ts';
import type { Call } from './call.ts';
import { read, write } from './calls.test.data.ts';

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
  if (thrown instanceof ProblemError) {
    // Every failure has it; what it says is tested below.
    const { request: _, ...problem } = thrown.problem;
    return problem;
  }
  throw new Error('It did not fail, or not with a problem of ours', { cause: thrown });
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'bodyEncoding' in value && 'path' in value;

/** What the failure of a call says of its request. */
async function requestOf(call: Call, args: Readonly<Record<string, unknown>>) {
  const thrown: unknown = await perform(throwing('TypeError'), { call, args }).catch(
    (reason: unknown) => reason,
  );
  if (thrown instanceof ProblemError && thrown.problem.request) return thrown.problem.request;
  throw new Error('The failure says nothing of its request', { cause: thrown });
}

describe('what a failure says of its request', () => {
  const calls = Object.values(contract).flatMap((each) => (isCall(each) ? [each] : []));

  it.each(calls.map((call) => [call.name, call] as const))(
    '%s: no text, query, body or person’s id',
    async (_, call) => {
      const args = {
        ...Object.fromEntries(Object.keys(call.query).map((name) => [name, 'hunter2'])),
        ...(call.body !== undefined && { body: { password: 'hunter2', secret: 'hunter2' } }),
      };
      for (const value of ['hunter2', 4711]) {
        const params = Object.fromEntries(Object.keys(call.params).map((name) => [name, value]));
        const request = await requestOf(call, { ...args, ...params });
        expect(request.path).not.toContain('hunter2');
        expect(request.path.includes('4711')).toBe(
          value === 4711 && call.resource !== 'user' && Object.keys(call.params).length > 0,
        );
        expect(request.path).not.toContain('?');
      }
    },
  );
});

describe('perform', () => {
  it('returns the decoded answer', async () => {
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

  it('never reports a write as failed if it may have been carried out', async () => {
    for (const transport of [
      throwing('AbortError'),
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
    expect(await problemFrom(throwing('OfflineError'), 'write')).toEqual({ kind: 'offline', isUnsent: true });
  });

  it("reads the service's error in each of its forms", async () => {
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

  it('reads the connection test that refused a create (spec §8)', async () => {
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

  it('reads Retry-After as seconds, and as a date relative to the server’s clock', async () => {
    const wait = async (headers: HeadersInit) =>
      (await problemFrom(answering('', { status: 429, headers }))).retryAfterMs;
    expect(await wait({ 'Retry-After': '7' })).toBe(7000);
    expect(
      await wait({ 'Retry-After': 'Wed, 04 Mar 2037 10:00:30 GMT', Date: 'Wed, 04 Mar 2037 10:00:00 GMT' }),
    ).toBe(30_000);
    expect(await wait({ 'Retry-After': 'soon' })).toBeUndefined();
    // The two older forms of a date, and a clock of the server that nobody can read.
    const sent = { Date: 'Wed, 04 Mar 2037 10:00:00 GMT' };
    expect(await wait({ ...sent, 'Retry-After': 'Wednesday, 04-Mar-37 10:00:30 GMT' })).toBe(30_000);
    expect(await wait({ ...sent, 'Retry-After': 'Wed Mar  4 10:00:30 2037' })).toBe(30_000);
    expect(await wait({ ...sent, 'Retry-After': 'Wed, 04 Mar 2037 09:00:00 GMT' })).toBe(0);
    expect(await wait({ Date: '-1', 'Retry-After': 'Wed, 04 Mar 2037 10:00:30 GMT' })).toBe(longestWaitMs);
    expect(await wait({})).toBeUndefined();
  });

  it('waits 15 minutes at most, and ignores what is no wait', async () => {
    const wait = async (value: string) =>
      (await problemFrom(answering('', { status: 429, headers: { 'Retry-After': value } }))).retryAfterMs;
    for (const value of ['901', '86400', '4294967295', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT']) {
      expect(await wait(value)).toBe(longestWaitMs);
    }
    for (const value of [
      '-1',
      '1.5',
      '1e3',
      '0x10',
      '5s',
      '10 minutes',
      'Infinity',
      'NaN',
      '',
      'Wed 2037',
      '1,2',
    ]) {
      expect([value, await wait(value)]).toEqual([value, undefined]);
    }
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) }),
        async (value) => {
          const ms = await wait(value);
          if (ms === undefined) return;
          expect(ms).toBeGreaterThanOrEqual(0);
          expect(ms).toBeLessThanOrEqual(longestWaitMs);
        },
      ),
    );
  });

  it('reports a malformed answer as such', async () => {
    expect(await problemFrom(answering('<!doctype html>'))).toMatchObject({ kind: 'html' });
    expect(await problemFrom(answering(''))).toMatchObject({ kind: 'json' });
    expect(await problemFrom(answering('{"ok":tr'))).toMatchObject({ kind: 'json' });
    expect(await problemFrom(answering('{"ok":"yes"}'))).toMatchObject({ kind: 'schema' });
  });

  it('ignores __proto__ (T-22)', async () => {
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
