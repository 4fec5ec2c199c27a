import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentHeaders, fileHeaders } from '../http/headers.ts';
import { startTestServers } from '../server.test.data.ts';
import { linkPath } from './linkPaths.test.data.ts';
import { whyUntried, startNginx, startService } from './nginx.test.data.ts';

const { consoleFolder, folder } = startTestServers();
/** Starts nginx in front of a service. Returns its address. */
const startInFront = async (api = 'http://127.0.0.1:9') =>
  (await startNginx(folder(), consoleFolder(), { API_ORIGIN: api })).address;

it('nginx is installed', () => {
  expect(whyUntried).toBeUndefined();
});

describe.skipIf(whyUntried !== undefined)('the nginx configuration, in a real nginx', () => {
  it('gives the path of every link its document, whatever its token contains', async () => {
    const titles: Readonly<Record<string, string>> = {
      'user-confirmation': 'Confirm',
      'user-invite': 'Join',
      'reset-password': 'Reset',
    };
    const address = await startInFront();
    await fc.assert(
      fc.asyncProperty(linkPath, async ([path, document]) => {
        const answer = await fetch(address + path);
        expect([path, answer.status]).toEqual([path, 200]);
        const html = await answer.text();
        expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toBe(titles[document]);
        const [, nonce = ''] =
          /'nonce-(\w+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
        expect(html).toContain(`nonce="${nonce}"`);
        const parts = { nonce, sockets: [''], files: [''], parties: [''] };
        for (const [name, value] of Object.entries(documentHeaders(parts))) {
          expect(answer.headers.get(name)).toBe(value);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps redirects of the service and its cookies on its own origin', async () => {
    const cookies = [
      'sessionid=a=b; Domain=api.example; Path=/; HttpOnly; SameSite=Lax',
      'csrftoken=c; domain=.API.example; Path=/',
      '__Host-x=d; Secure; Path=/',
    ];
    const service = await startService((request, response) => {
      const to = new URL(request.url ?? '/', 'http://api.example').searchParams.get('to') ?? '';
      response.writeHead(302, { Location: to, 'Set-Cookie': cookies }).end();
    });
    const address = await startInFront(service);
    for (const [to, here] of [
      [`${service}/api/v1/user/me/?page=2`, '/api/v1/user/me/?page=2'],
      [`${service}/login/`, '/login/'],
      ['/login/', '/login/'],
      [service, '/'],
      ['?page=2', '/api/v1/user/me?page=2'],
      ['../you/?at=10:30', '/api/v1/you/?at=10:30'],
      [`${service}//evil.example/`, '//evil.example/'],
    ] as const) {
      const { headers } = await fetch(`${address}/api/v1/user/me?to=${encodeURIComponent(to)}`, {
        redirect: 'manual',
      });
      const led = new URL(headers.get('location') ?? '', `${address}/api/v1/user/me`).href;
      expect([to, led]).toEqual([to, address + here]);
      // An empty domain is none: the cookie belongs to this host alone.
      const domains = headers.getSetCookie().map((cookie) => /;\s*domain=([^;]*)/i.exec(cookie)?.[1] ?? '');
      expect(domains).toEqual(['', '', '']);
      expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(
        cookies.map((cookie) => cookie.split(';')[0]),
      );
    }
  });

  it('passes no redirect on that leaves the site', async () => {
    const service = await startService((request, response) => {
      const to = new URL(request.url ?? '/', 'http://api.example').searchParams.get('to') ?? '';
      response.writeHead(302, { Location: to }).end();
    });
    const address = await startInFront(service);
    for (const to of [
      'https://evil.example/',
      '//evil.example/',
      String.raw`/\evil.example/`,
      '/\t/evil.example/',
      `${service}.evil.example/`,
      `${service}@evil.example/`,
      'vbscript:alert(1)',
      'data:text/html,x',
    ]) {
      const { headers } = await fetch(`${address}/api/v1/user/me?to=${encodeURIComponent(to)}`, {
        redirect: 'manual',
      });
      expect([to, headers.get('location')]).toEqual([to, null]);
    }
  });

  it('lets the console write as a page of the service, and no other page (T-04)', async () => {
    const service = await startService(({ headers }, response) => response.end(headers.origin ?? 'none'));
    const address = await startInFront(service);
    const host = address.replace('http://', '');
    const hidden = (site: string) => ({ origin: 'null', 'sec-fetch-site': site });
    const originAt = async (headers: HeadersInit) =>
      (await fetch(`${address}/api/v1/pipeline/`, { method: 'POST', headers })).text();
    expect(await originAt({ origin: address })).toBe(service);
    // Firefox hides the origin of a page that sends no referrer.
    expect(await originAt(hidden('same-origin'))).toBe(service);
    expect(await originAt(hidden('cross-site'))).toBe('null');
    for (const foreign of [
      'null',
      `https://${host}`,
      `${address}.evil.example`,
      `http://evil.example`,
      `http://evil.example/${host}`,
      `ftp://${host}`,
    ])
      expect(await originAt({ origin: foreign })).toBe(foreign);
    expect(await originAt({})).toBe('none');
  });

  it('answers 404 for a missing file, and serves those there are', async () => {
    const address = await startInFront();
    for (const path of [
      '/assets/index-Gone0000.js',
      '/favicon.ico',
      '/robots.txt',
      '/index.html',
      '/documents/login.html',
    ]) {
      expect([path, (await fetch(address + path)).status]).toEqual([path, 404]);
    }
    const missing = await fetch(`${address}/favicon.ico`);
    for (const [name, value] of Object.entries(fileHeaders)) expect(missing.headers.get(name)).toBe(value);
    expect(await (await fetch(`${address}/assets/index-AbCd1234.js`)).text()).toContain('console.log');
  });
});
