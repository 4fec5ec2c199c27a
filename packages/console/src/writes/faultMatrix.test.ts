import {
  createClient,
  createPipeline,
  createSubscription,
  exchangeOAuth,
  getSchemaCollections,
  listPipelines,
  login,
  testSourceConnection,
  type Client,
} from '@millrace/ui/contract';
import { describeTestFailure } from '@millrace/ui/domain/connectors';
import { toId } from '@millrace/ui/domain/entities';
import { describeProblem, problemOf, type Problem } from '@millrace/ui/domain/remote';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTransport } from '../data/client/transport.ts';
import { withCooldowns } from '../data/client/withCooldowns.ts';
import { storedUnauthorisedAtom } from '../data/problems.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { read } from '../data/read.ts';
import { recordProblems } from '../data/recordProblems.ts';

interface Fault {
  readonly row: string;
  /** Gives every answer of the service, or throws what the browser throws. */
  readonly answer: () => Response;
  readonly isOffline?: boolean;
  /** Requests of a list that is read once. */
  readonly requests: number;
  readonly read: Partial<Problem>;
  /** The title of the failed read. */
  readonly title: string;
  /** @default what a read has */
  readonly write?: Partial<Problem>;
  /** Whether a write may have been carried out. @default false */
  readonly isUnknown?: boolean;
  /** The name of a connection test's only step. @default none */
  readonly step?: string;
  /** Whether the guard verifies the session after a read. @default false */
  readonly isVerified?: boolean;
}

const json = (status: number, body: unknown, headers?: HeadersInit) => () =>
  new Response(JSON.stringify(body), { status, headers });
const text = (status: number, body: string | null) => () => new Response(body, { status });
const thrown = (error: Error) => () => {
  throw error;
};
const foreignPage = '<!doctype html><title>Proxy</title>';

const faults: readonly Fault[] = [
  {
    row: 'F1: offline before sending',
    answer: json(200, {}),
    isOffline: true,
    requests: 0,
    read: { kind: 'offline' },
    title: 'You are offline.',
    write: { kind: 'offline', isUnsent: true },
  },
  {
    row: 'F2: the connection breaks',
    answer: thrown(new TypeError('Failed to fetch')),
    requests: 3,
    read: { kind: 'network' },
    title: 'The service could not be reached.',
    isUnknown: true,
  },
  {
    row: 'F3: timeout',
    answer: thrown(new DOMException('Too late', 'TimeoutError')),
    requests: 3,
    read: { kind: 'timeout' },
    title: 'The service took too long to answer.',
    isUnknown: true,
  },
  {
    row: 'F5: 400',
    answer: json(400, { detail: 'The range is too long.' }),
    requests: 1,
    read: { kind: 'http', status: 400, detail: 'The range is too long.' },
    title: 'The service rejected some values.',
  },
  {
    row: 'F6: 401',
    answer: json(401, { detail: 'Not authenticated' }),
    requests: 1,
    read: { kind: 'http', status: 401 },
    title: 'Your session has ended.',
    isVerified: true,
  },
  {
    row: 'F7: 403',
    answer: json(403, { detail: 'Only admins may do this.' }),
    requests: 1,
    read: { kind: 'http', status: 403, detail: 'Only admins may do this.' },
    title: 'This is not allowed.',
    isVerified: true,
  },
  {
    row: 'F8: 404',
    answer: json(404, { detail: 'Not found.' }),
    requests: 1,
    read: { kind: 'http', status: 404 },
    title: 'This was not found.',
  },
  {
    row: 'F9: 409',
    answer: json(409, {}),
    requests: 1,
    read: { kind: 'http', status: 409 },
    title: 'This is not possible right now.',
  },
  {
    row: 'F10: 422 with a list',
    answer: json(422, { detail: [{ loc: ['body', 'name'], msg: 'In use', type: 'value_error' }] }),
    requests: 1,
    read: { kind: 'http', status: 422, fieldErrors: [{ location: ['body', 'name'], message: 'In use' }] },
    title: 'The service rejected some values.',
    step: 'Check Source Configuration',
  },
  {
    row: 'F11: 422 with a text',
    answer: json(422, { detail: 'No host.' }),
    requests: 1,
    read: { kind: 'http', status: 422, detail: 'No host.' },
    title: 'The service rejected some values.',
    step: 'Check Source Configuration',
  },
  {
    row: 'F12: 422 without a body',
    answer: text(422, null),
    requests: 1,
    read: { kind: 'http', status: 422 },
    title: 'The service rejected some values.',
    step: 'Check Source Configuration',
  },
  {
    row: 'F13: 429 with a short Retry-After',
    answer: json(429, {}, { 'Retry-After': '3' }),
    requests: 3,
    read: { kind: 'http', status: 429, retryAfterMs: 3_000 },
    title: 'Too many requests.',
  },
  {
    row: 'F13: 429 with a long Retry-After',
    answer: json(429, {}, { 'Retry-After': '11' }),
    requests: 1,
    read: { kind: 'http', status: 429, retryAfterMs: 11_000 },
    title: 'Too many requests.',
  },
  {
    row: 'F14: 429 without Retry-After',
    answer: json(429, {}),
    requests: 3,
    read: { kind: 'http', status: 429 },
    title: 'Too many requests.',
    write: { kind: 'http', status: 429, retryAfterMs: 5_000 },
  },
  ...([500, 502, 503, 504] as const).map((status) => ({
    row: `F15: ${status}`,
    answer: json(status, { detail: 'Try later.' }),
    requests: status === 500 ? 2 : 3,
    read: { kind: 'http', status } as const,
    title: 'The service had an error.',
    isUnknown: status === 502 || status === 504,
  })),
  ...([200, 403, 502, 511] as const).map((status) => ({
    row: `F16: a page with ${status}`,
    answer: text(status, foreignPage),
    requests: status === 502 ? 3 : 1,
    read: { kind: 'html', foreignStatus: status } as const,
    title: 'The response could not be read.',
    isUnknown: status === 200 || status === 502,
    isVerified: true,
  })),
  ...(['', '{"results": [{"id"'] as const).map((body) => ({
    row: `F17: ${body === '' ? 'empty' : 'broken'} JSON`,
    answer: text(200, body),
    requests: 2,
    read: { kind: 'json' } as const,
    title: 'The response was incomplete.',
    isUnknown: true,
  })),
  {
    row: 'F20: the whole answer has the wrong type',
    answer: json(200, 'none'),
    requests: 1,
    read: { kind: 'schema', status: 200 },
    title: 'The response was not in the expected format.',
    isUnknown: true,
  },
];

/** The console's client over a service with one fault. */
function setUp({ answer, isOffline = false }: Fault) {
  let requests = 0;
  const client = withCooldowns(
    createClient(
      createTransport({
        origin: 'https://console.example',
        readCookies: () => 'csrftoken=t',
        isOnline: () => !isOffline,
        async fetch() {
          requests += 1;
          return answer();
        },
      }),
    ),
  );
  const queryClient = createQueryClient(client, { random: () => 0.5 });
  const store = createStore();
  recordProblems(queryClient, store);
  return { client, queryClient, store, requests: () => requests };
}

const problemIn = (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(() => {
    throw new Error('It succeeded.');
  }, problemOf);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const source = { name: 'Shop', config: {}, dataStore: 'brand_new' };
const writes: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
  ['a write', (client) => client(createPipeline, { body: { name: 'Shop' } })],
  ['a purchase', (client) => client(createSubscription, { body: { productId: toId(1) } })],
  [
    'the exchange of a code',
    (client) => client(exchangeOAuth, { provider: 'ga4', body: { code: 'c', state: 's', provider: 'ga4' } }),
  ],
];

describe.each(faults)('$row', (fault) => {
  const { requests, title, isUnknown = false, step, isVerified = false } = fault;

  test('of a list: its problem, its words and its retries', async () => {
    const page = setUp(fault);
    const failed = problemIn(
      page.queryClient.fetchQuery({ ...read(listPipelines, {}), networkMode: 'always' }),
    );
    await vi.advanceTimersByTimeAsync(30_000);
    const problem = await failed;
    expect(problem).toMatchObject(fault.read);
    expect(problem.isOutcomeUnknown).toBeUndefined();
    expect(describeProblem(problem).title).toBe(title);
    expect(page.requests()).toBe(requests);
    expect(page.store.get(storedUnauthorisedAtom)).toBe(isVerified ? 'unverified' : 'none');
  });

  test('of a read of a customer’s system: one request', async () => {
    const page = setUp(fault);
    const failed = problemIn(
      page.queryClient.fetchQuery({
        ...read(getSchemaCollections, { id: toId<'source'>(1) }),
        networkMode: 'always',
      }),
    );
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
    expect(page.requests()).toBe(Math.min(1, requests));
  });

  test.each(writes)('of %s: one request, and whether its outcome is known', async (_, send) => {
    const { client, requests: sent } = setUp(fault);
    const problem = await problemIn(send(client));
    expect(problem).toMatchObject(fault.write ?? fault.read);
    expect(problem.isOutcomeUnknown ?? false).toBe(isUnknown);
    expect(sent()).toBe(Math.min(1, requests));
    expect(describeProblem(problem).title.startsWith('We could not confirm')).toBe(isUnknown);
  });

  test('of a connection test: one request and its steps', async () => {
    const { client, requests: sent } = setUp(fault);
    const problem = await problemIn(client(testSourceConnection, { body: source }));
    expect(sent()).toBe(Math.min(1, requests));
    const { success, results } = describeTestFailure(problem, 'source', undefined);
    expect([success, results.map(({ action }) => action)]).toEqual([false, step === undefined ? [] : [step]]);
  });

  test('of signing in: one request, and its own wait', async () => {
    const { client, requests: sent } = setUp(fault);
    const sign = client(login, { body: { email: 'a@b.example', password: 'p' } });
    // An answer that nobody reads may be in any form.
    const problem = await sign.then(() => undefined, problemOf);
    expect(sent()).toBe(Math.min(1, requests));
    const { retryAfterMs } = fault.write ?? fault.read;
    expect(problem?.retryAfterMs).toBe(fault.row.startsWith('F14') ? 30_000 : retryAfterMs);
  });
});
