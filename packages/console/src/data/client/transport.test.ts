import {
  authoriseChannel,
  createClient,
  createSource,
  exchangeOAuth,
  getMe,
  getSchemaCollections,
  listPipelines,
  login,
  requestFor,
  setPipelineStatus,
  updateDestination,
} from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { describeProblem, ProblemError } from '@millrace/ui/domain/remote';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { csrfHeader, readCsrfToken } from './csrf.ts';
import { timeLimits } from './timeLimits.ts';
import { createTransport, type TransportOptions } from './transport.ts';

const origin = 'https://console.example';
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });

/** A transport over a service that gives `answers` in turn, and the requests that it received. */
function setUp(
  answers: readonly (() => Response | Promise<Response>)[],
  options: Partial<TransportOptions> = {},
) {
  const sent: Request[] = [];
  const transport = createTransport({
    origin,
    readCookies: () => 'csrftoken=first',
    isOnline: () => true,
    fetch: async (input, init) => {
      // Node drops the referrer policy if it copies a request with an empty `init`; browsers keep it.
      const request = input instanceof Request ? input.clone() : new Request(input, init);
      sent.push(request);
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? (() => json({}));
      // Like in a browser, an aborted request fails at once.
      request.signal.throwIfAborted();
      const stopped = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
      return Promise.race([answer(), stopped]);
    },
    ...options,
  });
  return { sent, transport, client: createClient(transport) };
}

const problemThrownBy = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ProblemError)) return error;
      const { request: _, ...problem } = error.problem;
      return problem;
    },
  );

const pause = { id: toId<'pipeline'>(7), status: 'paused' };

describe('A request', () => {
  test('carries the session and stays on the page’s origin', async () => {
    const { sent, client } = setUp([() => json({ count: 0, results: [] })]);
    await client(listPipelines, { page: 2, status: 'active' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: `${origin}/api/v1/pipeline/?page=2&status=active`,
      credentials: 'same-origin',
      mode: 'same-origin',
    });
  });

  test('carries the current token in a write, and no token in a read (T-04)', async () => {
    let cookies = 'theme=dark; csrftoken=one';
    const { sent, client } = setUp([() => json({ id: 7, name: 'n', status: 'paused' })], {
      readCookies: () => cookies,
    });
    await problemThrownBy(client(getMe, {}));
    await client(setPipelineStatus, pause);
    cookies = 'csrftoken=two';
    await client(setPipelineStatus, pause);
    expect(sent.map((request) => request.headers.get(csrfHeader))).toEqual([null, 'one', 'two']);
  });

  test('sends the origin in spite of the page’s policy, and never a path (T-04)', async () => {
    const { sent, client } = setUp([() => new Response(null, { status: 204 })]);
    await problemThrownBy(client(getMe, {}));
    await problemThrownBy(client(login, { body: { email: 'a@b.example', password: 'p' } }));
    await problemThrownBy(client(setPipelineStatus, pause));
    await problemThrownBy(
      client(authoriseChannel, { body: { channelName: 'private-user-1', socketId: '1.2' } }),
    );
    expect(sent.map(({ referrerPolicy }) => referrerPolicy)).toEqual(Array(4).fill('strict-origin'));
  });

  test('is form-encoded for signing in, and carries the token too (T-05)', async () => {
    const { sent, client } = setUp([() => new Response(null, { status: 204 })]);
    await client(login, { body: { email: 'a@b.example', password: 'p&=é' } });
    expect(sent[0]?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(sent[0]?.headers.get(csrfHeader)).toBe('first');
    expect(await sent[0]?.text()).toBe('email=a%40b.example&password=p%26%3D%C3%A9');
  });

  test('to another origin is never sent (T-06)', async () => {
    const { sent, transport } = setUp([]);
    const request = requestFor({ call: getMe, args: {} });
    await fc.assert(
      fc.asyncProperty(fc.webUrl({ validSchemes: ['http', 'https'], size: 'small' }), async (url) => {
        await expect(transport({ ...request, url })).rejects.toThrow(TypeError);
        await expect(transport({ ...request, url: url.replace(/^https?:/, '') })).rejects.toThrow(TypeError);
      }),
    );
    expect(sent).toHaveLength(0);
  });

  test('is not sent without a network', async () => {
    const { sent, client } = setUp([], { isOnline: () => false });
    expect(await problemThrownBy(client(getMe, {}))).toEqual({ kind: 'offline' });
    expect(sent).toHaveLength(0);
  });
});

describe('A response', () => {
  test.each([200, 401, 404, 429, 500, 503])(
    'with the status %i is requested once and passed on',
    async (status) => {
      const { sent, transport } = setUp([() => json({}, { status, headers: { 'Retry-After': '1' } })]);
      const response = await transport(requestFor({ call: getMe, args: {} }));
      expect(response.status).toBe(status);
      expect(sent).toHaveLength(1);
    },
  );

  test('is always passed to the clock', async () => {
    const statuses: number[] = [];
    const { client } = setUp([() => json({}, { status: 401 })], {
      onAnswer: ({ status }) => statuses.push(status),
    });
    await problemThrownBy(client(getMe, {}));
    expect(statuses).toEqual([401]);
  });

  test('that is missing is a problem of the network, without a retry', async () => {
    const { sent, client } = setUp([() => Promise.reject(new TypeError('Failed to fetch'))]);
    expect(await problemThrownBy(client(getMe, {}))).toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(1);
  });

  describe('that is a redirect (F16)', () => {
    /** What a browser shows of a redirect that it is not to follow. */
    const redirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
    const refused = () => Promise.reject(new TypeError('Failed to fetch'));

    test('to another origin comes from something between the person and the service', async () => {
      const { sent, client } = setUp([redirect, refused]);
      const problem = await problemThrownBy(client(getMe, {}));
      expect(problem).toEqual({ kind: 'html' });
      expect(describeProblem({ kind: 'html' }).advice).toMatch(
        /^Something between you and the service replied/,
      );
      expect(sent.map((request) => request.redirect)).toEqual(['manual', 'follow']);
      // A request that may leave the origin would take the session along.
      expect(sent.map((request) => request.mode)).toEqual(['same-origin', 'same-origin']);
    });

    test('within the origin is followed', async () => {
      const { client } = setUp([redirect, () => json({ count: 0, results: [] })]);
      await expect(client(listPipelines, {})).resolves.toMatchObject({ count: 0 });
    });

    test('of a write is followed at once, so the write is never sent twice', async () => {
      const { sent, client } = setUp([refused]);
      expect(await problemThrownBy(client(setPipelineStatus, pause))).toEqual({
        kind: 'network',
        isOutcomeUnknown: true,
      });
      expect(sent.map((request) => request.redirect)).toEqual(['follow']);
    });

    test('does not hide that the screen was left', async () => {
      const controller = new AbortController();
      const { client } = setUp([redirect, () => new Promise<Response>(() => {})]);
      const answer = problemThrownBy(client(getMe, {}, { signal: controller.signal }));
      await Promise.resolve();
      controller.abort();
      expect(await answer).toMatchObject({ kind: 'aborted' });
    });
  });

  test('is aborted when its screen is left', async () => {
    const controller = new AbortController();
    const { client } = setUp([() => new Promise<Response>(() => {})]);
    const answer = problemThrownBy(client(getMe, {}, { signal: controller.signal }));
    controller.abort();
    expect(await answer).toMatchObject({ kind: 'aborted' });
  });
});

describe('The token', () => {
  const refusal = () => json({ detail: 'CSRF Failed: CSRF token incorrect.' }, { status: 403 });
  const done = () => json({ id: 7, name: 'n', status: 'paused' });

  test('is read again after a refusal, and the write is retried once', async () => {
    const cookies = ['csrftoken=old', 'csrftoken=new'];
    const { sent, client } = setUp([refusal, done], { readCookies: () => cookies.shift() ?? '' });
    await expect(client(setPipelineStatus, pause)).resolves.toMatchObject({ status: 'paused' });
    expect(sent.map((request) => request.headers.get(csrfHeader))).toEqual(['old', 'new']);
  });

  test('is not retried after a second refusal', async () => {
    const { sent, client } = setUp([refusal]);
    expect(await problemThrownBy(client(setPipelineStatus, pause))).toMatchObject({
      kind: 'http',
      status: 403,
    });
    expect(sent).toHaveLength(2);
  });

  test('is not read again after any other 403', async () => {
    const { sent, client } = setUp([() => json({ detail: 'Not for team members.' }, { status: 403 })]);
    await problemThrownBy(
      client(authoriseChannel, { body: { channelName: 'private-user-1', socketId: '1.2' } }),
    );
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['', undefined],
    ['csrftoken=', undefined],
    ['xcsrftoken=a', undefined],
    ['a=b; csrftoken=c=d; e=f', 'c=d'],
  ])('of the cookies %j is %j', (cookies, token) => {
    expect(readCsrfToken(cookies)).toBe(token);
  });
});

describe('Time limits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    { request: requestFor({ call: getMe, args: {} }), limit: 10_000 },
    { request: requestFor({ call: listPipelines, args: {} }), limit: 10_000 },
    {
      request: requestFor({
        call: authoriseChannel,
        args: { body: { channelName: 'private-user-1', socketId: '1.2' } },
      }),
      limit: 10_000,
    },
    {
      request: requestFor({ call: getSchemaCollections, args: { id: toId<'source'>(1) } }),
      limit: 60_000,
    },
    { request: requestFor({ call: setPipelineStatus, args: pause }), limit: 30_000 },
    {
      request: requestFor({
        call: exchangeOAuth,
        args: { provider: 'ga4', body: { code: 'c', state: 's', provider: 'ga4' } },
      }),
      limit: 30_000,
    },
    {
      request: requestFor({ call: login, args: { body: { email: 'a@b.example', password: 'p' } } }),
      limit: 20_000,
    },
    {
      request: requestFor({
        call: createSource,
        args: { body: { name: 'n', config: {}, dataStore: 'mysql' } },
      }),
      limit: 330_000,
    },
    {
      request: requestFor({ call: updateDestination, args: { id: toId<'destination'>(1), body: {} } }),
      limit: 330_000,
    },
  ])('$request.call.name ends after $limit ms, not before', async ({ request, limit }) => {
    const { transport } = setUp([() => new Promise<Response>(() => {})]);
    const outcome = vi.fn<(error: unknown) => void>();
    void transport(request).catch(outcome);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
  });

  test('a probe of a customer’s system has the longest limit', () => {
    expect(Math.max(...Object.values(timeLimits))).toBe(timeLimits.probe);
  });
});

describe('While the session may be another one', () => {
  const refused = new ProblemError({ kind: 'http', status: 401, detail: 'Someone else.' });

  test('nothing is sent', async () => {
    const { sent, client } = setUp([], { confirmSession: () => Promise.reject(refused) });
    expect(await problemThrownBy(client(setPipelineStatus, pause))).toEqual(refused.problem);
    expect(await problemThrownBy(client(listPipelines, {}))).toEqual(refused.problem);
    expect(sent).toHaveLength(0);
  });

  test('a write that was refused for its token is not repeated for another person', async () => {
    let asked = 0;
    const { sent, client } = setUp([() => json({ detail: 'CSRF Failed' }, { status: 403 })], {
      confirmSession: () => ((asked += 1) === 1 ? undefined : Promise.reject(refused)),
    });
    expect(await problemThrownBy(client(setPipelineStatus, pause))).toEqual(refused.problem);
    expect(sent).toHaveLength(1);
  });

  test('an answer that came meanwhile is not shown', async () => {
    let asked = 0;
    const { client } = setUp([() => json({ count: 0, results: [] })], {
      confirmSession: () => ((asked += 1) === 1 ? undefined : Promise.reject(refused)),
    });
    expect(await problemThrownBy(client(listPipelines, {}))).toEqual(refused.problem);
  });

  test('a write that was carried out is not reported as refused', async () => {
    let asked = 0;
    const { client } = setUp([() => json({ id: 7, name: 'n', status: 'paused' })], {
      confirmSession: () => ((asked += 1) === 1 ? undefined : Promise.reject(refused)),
    });
    await expect(client(setPipelineStatus, pause)).resolves.toMatchObject({ id: 7 });
  });
});
