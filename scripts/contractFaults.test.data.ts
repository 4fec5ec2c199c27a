import type { Reply, Send, Sent } from '../packages/contract/src/verify/exchange.ts';
import type { Socket } from '../packages/contract/src/verify/socket.ts';

/** A fault that a proxy puts between the check and the twin. */
export interface Fault {
  readonly name: string;
  /** What the check must find: its name, and the call. */
  readonly finds: readonly (readonly [check: string, call?: string])[];
  /** The service with the fault. */
  readonly inject: (send: Send) => Send;
}

const isAt = (request: Sent, method: string, path: RegExp): boolean =>
  request.method === method && path.test(request.target.split('?')[0] ?? '');

type Json = Record<string, unknown>;

/** Changes successful JSON answers. */
const answering =
  (method: string, path: RegExp, change: (body: Json) => unknown) =>
  (send: Send): Send =>
  async (request) => {
    const reply = await send(request);
    if (!isAt(request, method, path) || reply.status >= 300 || reply.text === '') return reply;
    return { ...reply, text: JSON.stringify(change(JSON.parse(reply.text))) };
  };

/** Changes the reply, or the request before it. */
const replying =
  (method: string, path: RegExp, change: (reply: Reply, request: Sent) => Reply) =>
  (send: Send): Send =>
  async (request) => {
    const reply = await send(request);
    return isAt(request, method, path) ? change(reply, request) : reply;
  };
const asking =
  (method: string, path: RegExp, change: (request: Sent) => Sent) =>
  (send: Send): Send =>
  (request) =>
    send(isAt(request, method, path) ? change(request) : request);

const withoutQuery =
  (...names: readonly string[]) =>
  (request: Sent): Sent => {
    const url = new URL(request.target, 'http://twin.test');
    for (const name of names) url.searchParams.delete(name);
    return { ...request, target: url.pathname + url.search };
  };

const rows =
  (change: (row: Json, index: number) => Json) =>
  (body: Json): Json => ({
    ...body,
    results: (body['results'] as Json[]).map(change),
  });

const refused =
  (text: string) =>
  (reply: Reply): Reply =>
    reply.status >= 400 ? { ...reply, text } : reply;
const as =
  (status: number, body: unknown) =>
  (reply: Reply): Reply => ({
    ...reply,
    status,
    text: body === undefined ? '' : JSON.stringify(body),
  });

const isSignedOut = ({ headers }: Sent): boolean => !(headers['Cookie'] ?? '').includes('sessionid');
const pipelineList = /^\/api\/v1\/pipeline\/$/;
const pipeline = /^\/api\/v1\/pipeline\/\d+\/$/;

/** Of the level `read`. None hides another, so one run finds them all. */
export const readFaults: readonly Fault[] = [
  {
    name: 'a required field is missing',
    finds: [['answer-breaks', 'getPipeline']],
    inject: answering('GET', pipeline, ({ name: _name, ...rest }) => rest),
  },
  {
    name: 'rows have another type of id',
    finds: [['answer-drops', 'listTunnels']],
    inject: answering(
      'GET',
      /^\/api\/v1\/tunnel\/$/,
      rows((row, index) => (index === 2 ? { ...row, id: 'x3' } : row)),
    ),
  },
  {
    name: 'an assumed field has another type',
    finds: [['answer-mistyped', 'getSource']],
    inject: answering('GET', /^\/api\/v1\/source\/\d+\/$/, (body) => ({ ...body, created_at: 'soon' })),
  },
  {
    name: 'a time has no zone',
    finds: [['answer-breaks', 'getPipelineUsage']],
    inject: answering('GET', /\/pipeline\/\d+\/usage\/$/, (body) => ({
      ...body,
      cont_sync_processed_records: [['2026-11-20T09:20:00', 1]],
    })),
  },
  {
    name: 'an object that does not exist is answered',
    finds: [['not-refused', 'getDestination']],
    inject: replying(
      'GET',
      /^\/api\/v1\/destination\/999999999\/$/,
      as(200, { id: 1, name: 'A', config: {} }),
    ),
  },
  {
    name: 'an object that does not exist is a failure',
    finds: [['refusal-status', 'getHook']],
    inject: replying('GET', /^\/api\/v1\/hook\/999999999\/$/, as(500, { detail: 'No.' })),
  },
  {
    name: 'a refusal explains itself under another key',
    finds: [['refusal-form', 'getAlert']],
    inject: replying('GET', /^\/api\/v1\/alert\/999999999\/$/, refused('{"error":"no"}')),
  },
  {
    name: 'a refusal is a page',
    finds: [['refusal-html', 'getMetric']],
    inject: replying('GET', /^\/api\/v1\/metric\/999999999\/$/, refused('<html></html>')),
  },
  {
    name: 'a second page is the first',
    finds: [['page-ignored', 'listMetrics']],
    inject: asking('GET', /^\/api\/v1\/metric\/$/, withoutQuery('page')),
  },
  {
    name: 'page_size is capped',
    finds: [['page-size-capped', 'listHooks']],
    inject: asking('GET', /^\/api\/v1\/hook\/$/, (request) => ({
      ...request,
      target: request.target.replace('page_size=1000', 'page_size=2'),
    })),
  },
  {
    name: 'page_size is ignored',
    finds: [
      ['page-size-ignored', 'listSources'],
      ['page-size-capped', 'listSources'],
    ],
    inject: asking('GET', /^\/api\/v1\/source\/$/, withoutQuery('page_size')),
  },
  {
    name: 'a filter is ignored',
    finds: [['filter-ignored', 'listPipelines']],
    inject: asking('GET', pipelineList, withoutQuery('status')),
  },
  {
    name: 'the search is ignored',
    finds: [['search-ignored', 'listDestinations']],
    inject: asking('GET', /^\/api\/v1\/destination\/$/, withoutQuery('search')),
  },
  {
    name: 'the order is ignored',
    finds: [['ordering-ignored', 'listAlerts']],
    inject: asking('GET', /^\/api\/v1\/alert\/$/, withoutQuery('ordering')),
  },
  {
    name: 'count is wrong',
    finds: [['count-wrong', 'listUsers']],
    inject: answering('GET', /^\/api\/v1\/user\/$/, (body) => ({
      ...body,
      count: Number(body['count']) - 1,
    })),
  },
  {
    name: 'a list is no page',
    finds: [['bare-list', 'listProducts']],
    inject: answering('GET', /^\/api\/v1\/product\/$/, (body) => body['results']),
  },
  {
    name: 'a page counts rows and has none',
    finds: [['rows-missing', 'listSubscriptions']],
    inject: answering('GET', /^\/api\/v1\/subscription\/$/, (body) => ({ ...body, results: [] })),
  },
  {
    name: 'people who are not signed in get an answer',
    finds: [['open', 'listRegions']],
    inject: replying('GET', /regions$/, (reply, request) =>
      isSignedOut(request) ? as(200, [])(reply) : reply,
    ),
  },
  {
    name: 'a call fails',
    finds: [],
    inject: replying('GET', /account-usage\/$/, as(500, { detail: 'No.' })),
  },
  {
    name: 'an answer is late',
    finds: [['slow', 'listAlertTriggers']],
    inject: replying('GET', /^\/api\/v1\/alert_trigger\/$/, (reply) => ({ ...reply, ms: 12_000 })),
  },
  {
    name: 'a page of a proxy with 200',
    finds: [['page-for-people', 'getHelpArticle']],
    inject: replying('GET', /helpscout/, (reply) => ({ ...reply, text: '<!doctype html><html></html>' })),
  },
  {
    name: 'a channel of someone else is granted',
    finds: [['channel-open', 'authoriseChannel']],
    inject: (send) => async (request) => {
      const reply = await send(request);
      return (request.body ?? '').includes('999999999') ? as(200, { auth: 'key:1' })(reply) : reply;
    },
  },
  {
    name: 'the cookie of the session is readable',
    finds: [['cookie-httponly']],
    inject: (send) => async (request) => {
      const reply = await send(request);
      return { ...reply, setCookies: reply.setCookies.map((line) => line.replace('; HttpOnly', '')) };
    },
  },
  {
    name: 'other sites send the cookies',
    finds: [['cookie-samesite']],
    inject: (send) => async (request) => {
      const reply = await send(request);
      return {
        ...reply,
        setCookies: reply.setCookies.map((line) => line.replace('SameSite=Lax', 'SameSite=None')),
      };
    },
  },
  {
    name: 'writes without the CSRF token are carried out',
    finds: [['csrf-unchecked', 'logout']],
    inject: (send) => (request) => {
      const [, token] = /csrftoken=([^;]+)/.exec(request.headers['Cookie'] ?? '') ?? [];
      return send(
        token === undefined ? request : { ...request, headers: { ...request.headers, 'X-CSRFToken': token } },
      );
    },
  },
  {
    name: 'writes from other sites are carried out',
    finds: [['origin-unchecked', 'logout']],
    inject: (send) => (request) =>
      send({
        ...request,
        headers: { ...request.headers, ...(request.method !== 'GET' && { Origin: 'http://twin.test' }) },
      }),
  },
];

/** Of the level `read`, each alone, because it hides others. */
export const aloneFaults: readonly Fault[] = [
  {
    name: 'the session goes on after signing out',
    finds: [['logout-ignored', 'logout']],
    inject: (send) => async (request) => {
      if (!isAt(request, 'POST', /logout/) || request.headers['X-CSRFToken'] === undefined)
        return send(request);
      const isForeign =
        request.headers['Origin'] !== 'http://twin.test' || request.headers['X-CSRFToken'] === 'wrong';
      return isForeign
        ? send(request)
        : { status: 204, contentType: '', location: '', setCookies: [], text: '', ms: 1 };
    },
  },
  {
    name: 'wrong credentials are accepted',
    finds: [['not-refused', 'login']],
    inject: (send) => async (request) =>
      (request.body ?? '').includes('nobody.example')
        ? { status: 200, contentType: '', location: '', setCookies: [], text: '', ms: 1 }
        : send(request),
  },
  {
    name: 'scripts cannot read the CSRF cookie',
    finds: [['csrf-cookie-hidden']],
    inject: (send) => async (request) => {
      const reply = await send(request);
      return {
        ...reply,
        setCookies: reply.setCookies.map((line) =>
          line.startsWith('csrftoken') ? `${line}; HttpOnly` : line,
        ),
      };
    },
  },
];

const nameOf = ({ body }: Sent): unknown =>
  body?.startsWith('{') ? (JSON.parse(body) as Json)['name'] : undefined;

/** Of the level `scratch`. None hides another. */
export const scratchFaults: readonly Fault[] = [
  {
    name: 'a name that is taken is accepted',
    finds: [['not-refused', 'createPipeline']],
    inject: (send) => {
      let isFirst = true;
      return (request) => {
        if (!isAt(request, 'POST', pipelineList) || nameOf(request) !== 'contract-check-test')
          return send(request);
        const isSecond = !isFirst;
        isFirst = false;
        return send(
          isSecond ? { ...request, body: JSON.stringify({ name: 'contract-check-test twice' }) } : request,
        );
      };
    },
  },
  {
    name: 'the answer of a create has no id',
    finds: [['answer-breaks', 'createTunnel']],
    inject: answering('POST', /^\/api\/v1\/tunnel\/$/, ({ id: _id, ...rest }) => rest),
  },
  {
    name: 'a change is not stored',
    finds: [['change-ignored', 'updateHook']],
    inject: asking('PATCH', /^\/api\/v1\/hook\/\d+\/$/, (request) => ({ ...request, body: '{}' })),
  },
  {
    name: 'an object stays after it is removed',
    finds: [
      ['remove-ignored', 'deleteTunnel'],
      ['left-behind', 'deleteTunnel'],
    ],
    inject: (send) => {
      let removed = 0;
      return async (request) => {
        if (!isAt(request, 'DELETE', /^\/api\/v1\/tunnel\/\d+\/$/)) return send(request);
        removed += 1;
        return {
          status: removed === 1 ? 204 : 500,
          contentType: '',
          location: '',
          setCookies: [],
          text: '',
          ms: 1,
        };
      };
    },
  },
  {
    name: 'a change without the CSRF token is carried out',
    finds: [['csrf-unchecked', 'updatePipeline']],
    inject: (send) => (request) => {
      const [, token = ''] = /csrftoken=([^;]+)/.exec(request.headers['Cookie'] ?? '') ?? [];
      if (request.method !== 'PATCH' || request.headers['X-CSRFToken'] !== undefined) return send(request);
      return send({ ...request, headers: { ...request.headers, 'X-CSRFToken': token } });
    },
  },
  {
    name: 'a change loses other fields',
    finds: [['change-loses', 'updatePipeline']],
    inject: (send) => {
      let isChanged = false;
      return async (request) => {
        const reply = await send(request);
        isChanged ||= isAt(request, 'PATCH', pipeline);
        if (!isChanged || !isAt(request, 'GET', pipeline) || reply.status !== 200) return reply;
        const { maintenance_window: _window, ...rest } = JSON.parse(reply.text);
        return { ...reply, text: JSON.stringify(rest) };
      };
    },
  },
];

/** All faults of a list at once. */
export const injectAll = (faults: readonly Fault[], send: Send): Send =>
  faults.reduce((faulty, { inject }) => inject(faulty), send);

/** A realtime server on which everything works but no event comes. */
export const silentSocket: Socket = {
  id: '1.1',
  join: async () => true,
  waitFor: async () => undefined,
  close() {},
};
