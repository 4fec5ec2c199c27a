import { request as requestHttp } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServers } from '../server.test.data.ts';

/** What a service sends over its connection, and how it ends. */
interface Behaviour {
  readonly head: string;
  readonly body: string;
  readonly end: 'end' | 'reset' | 'silent';
  /** Sends the bytes one after the other. */
  readonly isSlow: boolean;
}

/** The whole response as the browser sees it; `undefined` if its connection broke. */
type Outcome = { readonly status: number; readonly body: string } | undefined;

const { start, consoleFolder } = startTestServers();
let service: Server;
let sockets: Socket[] = [];
let behaviour: Behaviour;
let apiOrigin = '';

async function behave(socket: Socket, { head, body, end, isSlow }: Behaviour) {
  const text = head + body;
  for (const piece of isSlow ? (text.match(/[^]{1,40}/g) ?? []) : [text]) {
    if (socket.destroyed) return;
    socket.write(Buffer.from(piece, 'latin1'));
    if (isSlow) await new Promise((resolve) => setImmediate(resolve));
  }
  if (end === 'end') socket.end();
  else if (end === 'reset') setImmediate(() => socket.resetAndDestroy());
}

beforeEach(async () => {
  service = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => void behave(socket, behaviour));
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const bound = service.address();
  apiOrigin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
});
afterEach(() => {
  service.close();
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

const ask = (address: string, method = 'GET', sent = ''): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const asked = requestHttp(`${address}/api/v1/user/me/`, { method, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
      response.on('error', () => undefined);
      response.on('close', () => {
        resolve(response.complete ? { status: response.statusCode ?? 0, body } : undefined);
      });
    });
    asked.on('error', () => resolve(undefined));
    asked.setTimeout(20_000, () => reject(new Error('The server hangs.')));
    asked.end(sent);
  });

const silenceMs = 300;
const head = (lines: readonly string[]) => [...lines, '', ''].join('\r\n');
const refusalOf = (outcome: Outcome): { status: number; detail: string } | undefined =>
  outcome && { status: outcome.status, detail: JSON.parse(outcome.body).detail };

describe('a service that answers badly', () => {
  it.each([
    ['a status below all', head(['HTTP/1.1 099 Odd', 'Content-Length: 2']), '{}'],
    ['a status of no class', head(['HTTP/1.1 600 Odd', 'Content-Length: 2']), '{}'],
    ['a status of three nines', head(['HTTP/1.1 999 Odd', 'Content-Length: 2']), '{}'],
    ['another protocol', head(['HTTP/1.1 101 Switching', 'Upgrade: odd', 'Connection: upgrade']), 'odd'],
    ['no HTTP', 'SSH-2.0-OpenSSH\r\n', ''],
    ['headers that are none', head(['HTTP/1.1 200 OK', 'no header']), '{}'],
    [
      'a header with a control character',
      head(['HTTP/1.1 200 OK', 'X-Odd: a\u0001b', 'Content-Length: 2']),
      '{}',
    ],
    ['a header without end', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`, '{}'],
    ['two lengths', head(['HTTP/1.1 200 OK', 'Content-Length: 2', 'Content-Length: 3']), '{}'],
    ['a length that is no number', head(['HTTP/1.1 200 OK', 'Content-Length: two']), '{}'],
    ['nothing', '', ''],
  ])('gets a sentence with 502 for %s', async (_, text, body) => {
    const { address } = await start({ apiOrigin, silenceMs });
    behaviour = { head: text, body, end: 'end', isSlow: false };
    expect(refusalOf(await ask(address))).toEqual({
      status: 502,
      detail: expect.stringContaining(`The service at ${apiOrigin} `),
    });
  });

  it('gets a sentence with 504 if it never answers', async () => {
    const { address } = await start({ apiOrigin, silenceMs });
    behaviour = { head: 'HTTP/1.1 200 OK\r\n', body: '', end: 'silent', isSlow: false };
    expect(refusalOf(await ask(address))).toEqual({
      status: 504,
      detail: `The service at ${apiOrigin} did not answer in time.`,
    });
  });

  it.each([
    ['ends before its length', head(['HTTP/1.1 200 OK', 'Content-Length: 20']), '{"a":1', 'end'],
    ['is reset', head(['HTTP/1.1 200 OK', 'Content-Length: 20']), '{"a":1', 'reset'],
    ['stands still', head(['HTTP/1.1 200 OK', 'Content-Length: 20']), '{"a":1', 'silent'],
    ['stands still without a length', head(['HTTP/1.1 200 OK', 'X: 1']), '{"a":1', 'silent'],
    ['never begins', head(['HTTP/1.1 200 OK', 'X: 1']), '', 'silent'],
    ['ends inside a chunk', head(['HTTP/1.1 200 OK', 'Transfer-Encoding: chunked']), '9\r\n{"a"', 'end'],
    ['ends between chunks', head(['HTTP/1.1 200 OK', 'Transfer-Encoding: chunked']), '2\r\n{}\r\n', 'end'],
  ] as const)('has its cut passed on as a reset when the body %s', async (_, text, body, end) => {
    const { address } = await start({ apiOrigin, silenceMs });
    behaviour = { head: text, body, end, isSlow: false };
    expect(await ask(address)).toBeUndefined();
  });

  it(
    'never ends or stops the server, and no cut body looks whole, whatever it sends',
    { timeout: 120_000 },
    async () => {
      const { address } = await start({ apiOrigin, silenceMs: 150, consoleFolder: consoleFolder() });
      const line = fc.oneof(
        fc.constantFrom(
          'X-Service: kept',
          'Content-Type: application/json',
          'Connection: close',
          'Trailer: x',
        ),
        fc.constantFrom(
          'Upgrade: h2c',
          'Connection: upgrade, x-service',
          'Set-Cookie: =',
          'Location: ::',
          ': empty',
        ),
        fc.string({
          maxLength: 30,
          unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
        }),
        fc.integer({ min: 1, max: 40_000 }).map((length) => `X-Long: ${'x'.repeat(length)}`),
      );
      const framing = fc.oneof(
        fc.integer({ min: 0, max: 60 }).map((length) => `Content-Length: ${length}`),
        fc.constantFrom(
          'Transfer-Encoding: chunked',
          'Content-Length: -1',
          'Transfer-Encoding: gzip, chunked',
          'X: 1',
        ),
      );
      const status = fc.oneof(
        fc.integer({ min: 0, max: 1_100 }),
        fc.constantFrom(100, 101, 102, 103, 200, 204, 302, 304, 500),
      );
      const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'http', '');
      const bodies = fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.constantFrom('2\r\n{}\r\n0\r\n\r\n', '2\r\n{}\r\n', 'zz\r\n', '0\r\n\r\nHTTP/1.1 200 OK\r\n\r\n'),
      );
      const behaviours = fc.record({
        head: fc
          .tuple(version, status, framing, fc.array(line, { maxLength: 4 }), fc.nat({ max: 3 }))
          .map(([first, code, frame, lines, early]) =>
            [
              'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(early),
              head([`${first} ${code} Odd`, frame, ...lines]),
            ].join(''),
          ),
        body: bodies,
        end: fc.constantFrom('end', 'end', 'reset', 'silent' as const),
        isSlow: fc.boolean(),
      });
      const methods = fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE');
      await fc.assert(
        fc.asyncProperty(behaviours, methods, async (next, method) => {
          behaviour = next;
          const outcome = await ask(address, method, method === 'POST' ? '{"a":1}' : '');
          const { status: shown = 502, body = '' } = outcome ?? {};
          expect(shown >= 200 && shown < 600, `${shown} is a status`).toBe(true);
          const [, length] = /\r\nContent-Length: (\d+)\r\n/.exec(next.head) ?? [];
          const hasOwnBody = outcome && method !== 'HEAD' && ![204, 304, 502, 504].includes(shown);
          const wanted = hasOwnBody && length !== undefined ? Number(length) : body.length;
          expect(body).toHaveLength(wanted);
          expect((await fetch(address)).status).toBe(200);
        }),
        { numRuns: 60 },
      );
    },
  );
});
