import { createServer, request as requestHttp, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Pusher from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

let folder: string;
let running: RunningServer[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twin-server-'));
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

const start = async (options: Partial<ServerOptions> = {}) => {
  const server = await startServer({ port: 0, ...options });
  running.push(server);
  return server;
};

const index = `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="application/json" id="millrace-config">__MILLRACE_CONFIG__</script>
<script type="module" nonce="__CSP_NONCE__" src="/assets/index-AbCd1234.js"></script></head></html>`;

const writeConsole = () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), index);
  writeFileSync(join(folder, 'assets', 'index-AbCd1234.js'), 'console.log("console");'.repeat(50));
  writeFileSync(join(folder, 'mark.svg'), '<svg/>');
  return folder;
};

/** A browser over the network: keeps cookies, sends the CSRF header of the cookie. */
function openBrowser(address: string, twin?: string) {
  const cookies = new Map<string, string>(twin === undefined ? [] : [['twin', twin]]);
  const send = async (
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(address + path, {
      method,
      body,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'X-CSRFToken': cookies.get('csrftoken') ?? '',
        ...headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const signIn = async (email = 'admin@acme.example') => {
    await send('GET', '/api/v1/user/me/');
    return send('POST', '/api/v1/login/', new URLSearchParams({ email, password: 'millrace-demo' }));
  };
  const control = async (method: string, path: string, body?: object) =>
    send(method, `/__twin/sessions${path}`, body && JSON.stringify(body));
  return { cookies, send, signIn, control };
}

describe('the API', () => {
  it('is served with sessions, and tells who can sign in', async () => {
    const { address, people } = await start({ scenario: 'newAccount' });
    expect(people).toContainEqual({ email: 'admin@acme.example', role: 'admin', password: 'millrace-demo' });
    for (const { email, password } of people) {
      expect(password).toBe('millrace-demo');
      expect((await openBrowser(address).signIn(email)).status).toBe(204);
    }
  });

  it('keeps its state and the people signed in over a restart, until it is reset', async () => {
    const first = await start({ stateFolder: folder });
    const { cookies, signIn, send } = openBrowser(first.address);
    await signIn();
    await send('POST', '/api/v1/pipeline/', JSON.stringify({ name: 'Kept' }));
    await first.close();

    const other = start({ stateFolder: folder, scenario: 'newAccount' });
    await expect(other).rejects.toThrow('began as busyAccount. Start with --reset');
    const second = await start({ stateFolder: folder });
    expect(second.scenario).toBe('busyAccount');
    const again = openBrowser(second.address);
    for (const [name, value] of cookies) again.cookies.set(name, value);
    expect(await (await again.send('GET', '/api/v1/pipeline/?search=kept')).json()).toMatchObject({
      count: 1,
    });
    await second.close();

    const third = await start({ stateFolder: folder, scenario: 'newAccount', reset: true });
    expect(third.scenario).toBe('newAccount');
  });

  it('refuses a state that another server uses, with a sentence', async () => {
    await start({ stateFolder: folder });
    await expect(start({ stateFolder: folder })).rejects.toThrow('in use by another server');
  });

  it('breaks the connection where a toxic says so', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control, send } = openBrowser(address);
    expect(
      (await control('PUT', '/default/toxics', [{ call: 'getMe', kind: 'network', times: 1 }])).status,
    ).toBe(204);
    await expect(send('GET', '/api/v1/user/me/')).rejects.toThrow('fetch failed');
    expect((await send('GET', '/api/v1/user/me/')).status).toBe(401);
  });
});

describe('sessions of the twin', () => {
  it('are worlds of their own', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { id } = await (await openBrowser(address).control('POST', '', { scenario: 'busyAccount' })).json();
    const [own, other] = [openBrowser(address, id), openBrowser(address)];
    for (const browser of [own, other]) await browser.signIn();
    const countOf = async ({ send }: typeof own) =>
      (await (await send('GET', '/api/v1/pipeline/')).json()).count;
    expect([await countOf(own), await countOf(other)]).toEqual([30, 0]);
    await own.send('POST', '/api/v1/pipeline/', JSON.stringify({ name: 'Mine' }));
    expect([await countOf(own), await countOf(other)]).toEqual([31, 0]);
    const seen = await (await own.control('GET', `/${id}/`)).json();
    expect(seen).toMatchObject({
      scenario: 'busyAccount',
      requests: { listPipelines: 2, createPipeline: 1 },
      effects: [{ name: 'createPipeline', id: 31 }],
    });
  });

  it('end, and are gone rather than the default one', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control, send } = openBrowser(address);
    const { id } = await (await control('POST', '')).json();
    const status = async () =>
      (await send('GET', '/api/v1/user/me/', undefined, { 'x-twin-session': id })).status;
    expect(await status()).toBe(401);
    expect((await control('DELETE', `/${id}`)).status).toBe(204);
    expect(await status()).toBe(410);
    expect((await control('GET', `/${id}/`)).status).toBe(410);
    expect((await control('DELETE', '/default')).status).toBe(409);
  });

  it('have a clock to move', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control } = openBrowser(address);
    const clock = { mode: 'manual', at: '2026-11-20T09:00:00.000Z' };
    const { id } = await (await control('POST', '', { clock })).json();
    const moved = await control('POST', `/${id}/clock`, { advance_ms: 1_500 });
    expect(await moved.json()).toEqual({ now: '2026-11-20T09:00:01.500Z' });
    const set = await control('POST', `/${id}/clock`, { set: '2026-11-21T00:00:00.000Z' });
    expect(await set.json()).toEqual({ now: '2026-11-21T00:00:00.000Z' });
    expect((await control('POST', `/${id}/clock`, { set: 0 })).status).toBe(400);
  });

  it.each([
    ['POST', '', { scenario: 'unheard' }],
    ['POST', '', { sede: 1 }],
    ['PUT', '/default/toxics', [{ call: 'getMe', kind: 'poison' }]],
    ['POST', '/default/clock', {}],
    ['POST', '/default/sockets', { drop: 1000 }],
  ])('refuse %s %s with %j', async (method, path, body) => {
    const { address } = await start({ scenario: 'newAccount' });
    const refused = await openBrowser(address).control(method, path, body);
    expect(refused.status).toBe(400);
    expect((await refused.json()).detail).toBeTruthy();
  });

  it('are not steered by other pages', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { send } = openBrowser(address);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await send('POST', '/__twin/sessions', '{}', headers)).status).toBe(403);
  });
});

describe('the console', () => {
  it('comes with a fresh nonce in the page and in its policy', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: writeConsole() });
    const nonces: string[] = [];
    for (const path of ['/', '/pipelines/list?status=active']) {
      const response = await fetch(address + path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'nonce-([\w-]{22})' 'strict-dynamic'/.exec(policy)?.[1] ?? 'none';
      const page = await response.text();
      expect(page.split(`nonce="${nonce}"`)).toHaveLength(3);
      expect(page).not.toContain('__');
      const host = address.slice('http://'.length);
      expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it('carries the configuration, unable to end its element', async () => {
    const { address } = await start({
      scenario: 'newAccount',
      consoleFolder: writeConsole(),
      config: { loginAddress: '/login?</script><script>$&' },
    });
    const page = await (await fetch(address)).text();
    const json = /id="millrace-config">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      loginAddress: '/login?</script><script>$&',
      realtime: { key: 'millrace-demo' },
      build: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });

  it('gives hashed assets for good, compressed', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: writeConsole() });
    const url = new URL('/assets/index-AbCd1234.js', address);
    const body = await new Promise<Buffer>((resolve, reject) => {
      const chunks: Buffer[] = [];
      requestHttp(url, { headers: { 'Accept-Encoding': 'gzip, br' } }, (response) => {
        expect(response.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-encoding': 'br',
          'content-type': 'text/javascript; charset=utf-8',
          'x-content-type-options': 'nosniff',
        });
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      })
        .on('error', reject)
        .end();
    });
    expect(brotliDecompressSync(body).toString()).toContain('console.log');
    const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('asks again for files without a hash, and says when they are the same', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: writeConsole() });
    const first = await fetch(`${address}/mark.svg`);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await fetch(`${address}/mark.svg`, { headers })).status).toBe(304);
  });

  it.each(['/assets/index-Gone0000.js', '/favicon.ico', '/..%2f..%2fetc/passwd.txt', '/index.html.map'])(
    'has no %s',
    async (path) => {
      const { address } = await start({ scenario: 'newAccount', consoleFolder: writeConsole() });
      expect((await fetch(address + path)).status).toBe(404);
    },
  );

  it('is only read, never framed, and named when it is not built', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: writeConsole() });
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    for (const path of ['/', '/mark.svg', '/api/v1/user/me/', '/nothing.txt']) {
      const { headers } = await fetch(address + path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const unbuilt = await start({ scenario: 'newAccount', consoleFolder: join(folder, 'nowhere') });
    const missing = await fetch(unbuilt.address);
    expect(missing.status).toBe(503);
    expect(await missing.text()).toContain('not built');
  });
});

describe('its address', () => {
  it('is not reachable from other machines unless allowed', async () => {
    await expect(start({ host: '0.0.0.0' })).rejects.toThrow('MILLRACE_HOST');
    expect((await start({ host: '0.0.0.0', allowRemote: true, scenario: 'newAccount' })).address).toMatch(
      /^http/,
    );
  });

  it('is not answered under a name that only points here', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const status = await new Promise((resolve, reject) => {
      requestHttp(`${address}/api/v1/user/me/`, { headers: { Host: 'rebound.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  });

  it('is refused when it is taken', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const port = Number(new URL(address).port);
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('a real service behind it', () => {
  let real: Server;
  const seen: { url?: string; headers: Record<string, unknown>; body: string }[] = [];
  const serve = async () => {
    real = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        seen.push({ url: request.url, headers: request.headers, body });
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'Set-Cookie': [
            'sessionid=1; Domain=.api.example; Path=/; Secure; HttpOnly; SameSite=None',
            'csrftoken=2',
          ],
        });
        response.end('{"ok":true}');
      });
    });
    await new Promise<void>((resolve) => {
      real.listen(0, '127.0.0.1', resolve);
    });
    const bound = real.address();
    return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
  };
  afterEach(() => {
    real.close();
    real.closeAllConnections();
    seen.length = 0;
  });

  it('gets the API calls as from its own page, and its cookies stay', async () => {
    const apiOrigin = await serve();
    const { address, people } = await start({ apiOrigin, consoleFolder: writeConsole() });
    expect(people).toEqual([]);
    const response = await fetch(`${address}/api/v1/pipeline/?page=2`, {
      method: 'POST',
      body: 'hello',
      headers: {
        cookie: 'twin=x; csrftoken=2',
        Origin: address,
        Referer: `${address}/secret`,
        'X-CSRFToken': '2',
      },
    });
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.getSetCookie()).toEqual([
      'sessionid=1; Path=/; HttpOnly; SameSite=Lax',
      'csrftoken=2',
    ]);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      url: '/api/v1/pipeline/?page=2',
      body: 'hello',
      headers: {
        host: apiOrigin.slice('http://'.length),
        origin: apiOrigin,
        referer: `${apiOrigin}/`,
        cookie: 'csrftoken=2',
        'x-csrftoken': '2',
      },
    });
  });

  it('leaves no twin behind: no controls, no sockets, no live updates', async () => {
    const { address } = await start({ apiOrigin: await serve(), consoleFolder: writeConsole() });
    expect((await fetch(`${address}/__twin/sessions`, { method: 'POST' })).status).toBe(405);
    const page = await fetch(address);
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(await page.text()).not.toContain('millrace-demo');
    expect(seen).toHaveLength(0);
  });

  it('cannot be swapped for another by the path', async () => {
    const { address } = await start({ apiOrigin: await serve(), consoleFolder: writeConsole() });
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      requestHttp({ hostname, port, path: '//elsewhere.example/api/v1/user/me/' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    // Not a call of the API at all: it is given the page.
    expect(status).toBe(200);
    expect(seen).toHaveLength(0);
  });

  it('is named when it cannot be reached', async () => {
    const apiOrigin = await serve();
    real.close();
    const { address } = await start({ apiOrigin });
    const response = await fetch(`${address}/api/v1/user/me/`);
    expect(response.status).toBe(502);
    expect((await response.json()).detail).toContain(apiOrigin);
  });
});

describe('live updates, by the unmodified pusher-js', () => {
  const clients: Pusher[] = [];
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });

  const connect = async (address: string, { key = 'millrace-demo', email = 'admin@acme.example' } = {}) => {
    const browser = openBrowser(address);
    await browser.signIn(email);
    const { hostname, port } = new URL(address);
    const client = new Pusher(key, {
      cluster: '',
      wsHost: hostname,
      wsPort: Number(port),
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '/api/v1/pusher/auth/',
        customHandler: async ({ channelName, socketId }, done) => {
          const body = new URLSearchParams({ channel_name: channelName, socket_id: socketId });
          const response = await browser.send('POST', '/api/v1/pusher/auth/', body);
          if (response.ok) done(null, await response.json());
          else done(new Error(String(response.status)), null);
        },
      },
    });
    clients.push(client);
    return { client, browser };
  };
  const heard = (source: { bind(name: string, listener: (data: unknown) => void): unknown }, name: string) =>
    new Promise<unknown>((resolve) => {
      source.bind(name, resolve);
    });

  it('tell the client of what somebody did', async () => {
    const { address } = await start();
    const { client, browser } = await connect(address);
    const channel = client.subscribe('private-client-1');
    await heard(channel, 'pusher:subscription_succeeded');
    const news = heard(channel, 'pipeline_updated');
    await browser.send('POST', '/api/v1/pipeline/1/paused/', '{}');
    expect(await news).toMatchObject({ resource_id: 1, resource_delta: { status: 'pausing' } });
  });

  it('reach everybody on the channel all, when told over HTTP', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client, browser } = await connect(address);
    const channel = client.subscribe('all');
    await heard(channel, 'pusher:subscription_succeeded');
    const news = heard(channel, 'refresh_app');
    const event = { channel: 'all', name: 'refresh_app', data: { build: 'next' } };
    await browser.control('POST', '/default/events', event);
    expect(await news).toEqual({ build: 'next' });
  });

  it('are not given to strangers', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client } = await connect(address, { email: 'member@acme.example' });
    const error = heard(client.subscribe('private-user-1'), 'pusher:subscription_error');
    expect(await error).toMatchObject({ error: '403' });
  });

  it('come back after the service dropped the socket', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client, browser } = await connect(address);
    await heard(client.subscribe('all'), 'pusher:subscription_succeeded');
    const again = heard(client.channel('all'), 'pusher:subscription_succeeded');
    await browser.control('POST', '/default/sockets', { drop: 4200 });
    await again;
    expect(client.connection.state).toBe('connected');
  });

  it('end for good where the protocol says so', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client } = await connect(address, { key: 'unknown' });
    expect(await heard(client.connection, 'error')).toMatchObject({
      error: { data: { code: 4001 } },
    });
    expect(['failed', 'disconnected']).toContain(client.connection.state);
  });

  it('are not opened to a page of another origin, nor in a session that is gone', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const upgrade = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const attempt = requestHttp(`${address}/app/millrace-demo?protocol=7`, {
          headers: {
            Connection: 'Upgrade',
            Upgrade: 'websocket',
            'Sec-WebSocket-Version': '13',
            'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
            ...headers,
          },
        });
        attempt.on('response', ({ statusCode }) => resolve(statusCode));
        attempt.on('upgrade', (response, socket) => {
          socket.destroy();
          resolve(response.statusCode);
        });
        attempt.on('error', reject);
        attempt.end();
      });
    expect(await upgrade({ Origin: address })).toBe(101);
    expect(await upgrade({ Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await upgrade({ Origin: 'null' })).toBe(403);
    expect(await upgrade({ Cookie: 'twin=gone' })).toBe(410);
  });
});
