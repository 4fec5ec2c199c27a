import { createClient } from '@millrace/ui/contract';
import { ProblemError, problemOf } from '@millrace/ui/domain/remote';
import { expect, it, vi } from 'vitest';

import { readAddresses } from './readAddresses.ts';

const list = { fixed: '203.0.113.7', regions: { 'eu-west-1': ['203.0.113.20'] } };
const location = 'https://static.example/public-ips.json';
const { signal } = new AbortController();

function setUp(answer: () => Promise<Response> = async () => Response.json(list)) {
  const service = vi.fn<() => Promise<Response>>(async () => Response.json(list));
  const sent: Request[] = [];
  const client = createClient(service);
  const fetch: typeof globalThis.fetch = (input, init) => {
    sent.push(new Request(input, init));
    return answer();
  };
  const read = (config: object) => readAddresses(client, signal, { fetch, config: JSON.stringify(config) });
  return { service, sent, read };
}

it('reads the list from the service by default', async () => {
  const { service, sent, read } = setUp();
  expect(await read({})).toEqual(list);
  expect([service.mock.calls.length, sent.length]).toEqual([1, 0]);
});

it('reads it from the host in the configuration, with nothing of the session (T-06)', async () => {
  const { service, sent, read } = setUp();
  expect(await read({ addressList: location })).toEqual(list);
  expect(service).not.toHaveBeenCalled();
  expect(sent[0]).toMatchObject({
    url: location,
    method: 'GET',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  expect([...(sent[0]?.headers ?? [])]).toEqual([]);
});

it.each([
  ['a host that does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['a missing file', async () => new Response('', { status: 404 }), 'http'],
  ['a page in its place', async () => new Response('<html>', { status: 200 }), 'html'],
])('reports %s', async (_, answer, kind) => {
  const { read } = setUp(answer);
  const thrown = await read({ addressList: location }).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ProblemError);
  expect(problemOf(thrown).kind).toBe(kind);
});
