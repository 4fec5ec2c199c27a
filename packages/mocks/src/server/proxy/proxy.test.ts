import { createServer, request as requestHttp, type Server } from 'node:http';
import { hostname as machineName } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../../scripts/lib/freePort.ts';
import { answerHeaders } from '../http/headers.ts';
import { startTestServers } from '../server.test.data.ts';

const { start, consoleFolder } = startTestServers();

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
          'x-content-type-options': 'sniff',
          'Content-Security-Policy': "default-src 'unsafe-inline'",
          'X-Service': 'kept',
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
    const { address, people } = await start({ apiOrigin, consoleFolder: consoleFolder() });
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

  it('gets no write of a foreign page (T-04)', async () => {
    const { address } = await start({ apiOrigin: await serve() });
    const statusOf = async (headers: Record<string, string>, method = 'POST') =>
      (await fetch(`${address}/api/v1/pipeline/`, { method, headers })).status;
    expect(await statusOf({ Origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(seen).toHaveLength(0);
    expect(await statusOf({})).toBe(200);
    // Reading needs no such check: without CORS headers, no other page can read the response.
    expect(await statusOf({ Origin: 'https://evil.example' }, 'GET')).toBe(200);
    expect(seen.map(({ headers }) => headers['origin'])).toEqual([undefined, 'https://evil.example']);
  });

  it('gets its own origin where the browser hides the page’s, and no other hidden origin (T-04)', async () => {
    const apiOrigin = await serve();
    const { address } = await start({ apiOrigin });
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(`${address}/api/v1/login/`, { method: 'POST', headers: { Origin: 'null', ...headers } }))
        .status;
    expect(await statusOf({})).toBe(403);
    for (const site of ['same-site', 'cross-site', 'none']) {
      expect(await statusOf({ 'Sec-Fetch-Site': site })).toBe(403);
    }
    expect(seen).toHaveLength(0);
    expect(await statusOf({ 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(seen.map(({ headers }) => headers['origin'])).toEqual([apiOrigin]);
  });

  it('answers with the headers of the console, each once', async () => {
    const { address } = await start({ apiOrigin: await serve() });
    const names = await new Promise<readonly string[]>((resolve, reject) => {
      requestHttp(`${address}/api/v1/user/me/`, (response) => {
        response.resume();
        resolve(response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
      })
        .on('error', reject)
        .end();
    });
    for (const name of Object.keys(answerHeaders)) {
      expect(names.filter((other) => other === name.toLowerCase())).toEqual([name.toLowerCase()]);
    }
    const { headers } = await fetch(`${address}/api/v1/user/me/`);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(answerHeaders['Content-Security-Policy']);
    expect(headers.get('X-Service')).toBe('kept');
  });

  it('disables the twin: no controls, no sockets, no live updates', async () => {
    const { address } = await start({ apiOrigin: await serve(), consoleFolder: consoleFolder() });
    expect((await fetch(`${address}/__twin/sessions`, { method: 'POST' })).status).toBe(405);
    const page = await fetch(address);
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(await page.text()).not.toContain('millrace-demo');
    expect(seen).toHaveLength(0);
  });

  it('cannot be replaced by a path', async () => {
    const { address } = await start({ apiOrigin: await serve(), consoleFolder: consoleFolder() });
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      requestHttp({ hostname, port, path: '//elsewhere.example/api/v1/user/me/' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    // Not an API call: answered with the page.
    expect(status).toBe(200);
    expect(seen).toHaveLength(0);
  });

  it.each(['127.0.0.1', 'localhost', '[::1]', '127.1', '0.0.0.0', machineName()])(
    'is not the server itself under the name %s',
    async (name) => {
      const port = await findFreePort();
      await expect(start({ port, apiOrigin: `http://${name}:${port}` })).rejects.toThrow(
        'which is this server itself',
      );
    },
  );

  it('is refused when its requests come back, through others as well', async () => {
    const [first, second] = [await findFreePort(), await findFreePort()];
    const { address } = await start({ port: first, apiOrigin: `http://127.0.0.1:${second}` });
    await start({ port: second, apiOrigin: `http://127.0.0.1:${first}` });
    const response = await fetch(`${address}/api/v1/user/me/`);
    expect(response.status).toBe(502);
    expect((await response.json()).detail).toContain('leads back to this server');
  });

  it('is named if it is unreachable', async () => {
    const apiOrigin = await serve();
    real.close();
    const { address } = await start({ apiOrigin });
    const response = await fetch(`${address}/api/v1/user/me/`);
    expect(response.status).toBe(502);
    expect((await response.json()).detail).toContain(apiOrigin);
  });
});
