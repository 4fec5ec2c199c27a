import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../../../scripts/lib/freePort.ts';
import { documentHeaders, fileHeaders } from '../http/headers.ts';
import { linkPath } from './linkPaths.test.data.ts';
import { startTestServers } from '../server.test.data.ts';

const { consoleFolder, folder } = startTestServers();
const program = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v']).error);

const template = readFileSync(
  new URL('../../../../console/deploy/nginx.conf.template', import.meta.url),
  'utf8',
);

let stop = async () => {};
afterEach(() => stop());

/** Starts nginx with the filled-in template, until the test ends. Returns its address. */
async function startNginx(api = 'http://127.0.0.1:9'): Promise<string> {
  const root = consoleFolder();
  const port = await findFreePort();
  const values: Readonly<Record<string, string>> = {
    MILLRACE_ROOT: root,
    MILLRACE_LISTEN: `127.0.0.1:${port}`,
    MILLRACE_API: api,
    MILLRACE_STATIC: 'http://127.0.0.1:9',
    MILLRACE_SOCKETS: '',
    MILLRACE_FILES: '',
    MILLRACE_PARTIES: '',
    MILLRACE_CONFIG: '{"realtime":null}',
  };
  const filled = template.replace(/\$\{(MILLRACE_\w+)\}/g, (_, name: string) => values[name] ?? '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder(), `temp-${name}`)};`,
  );
  const main = join(folder(), 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${join(folder(), 'pid')}; error_log stderr crit; events {}
     http { access_log off; default_type application/octet-stream;
       types { text/html html; text/javascript js; image/svg+xml svg; }
       ${temporary.join(' ')}
       ${filled}
     }`,
  );
  const nginx = spawn(program ?? '', ['-c', main, '-p', folder()], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  nginx.stderr.on('data', (text) => (complaint += text));
  const ended = once(nginx, 'close');
  const address = `http://127.0.0.1:${port}`;
  const isListening = async (): Promise<void> => {
    if (nginx.exitCode !== null) throw new Error(complaint);
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return isListening();
  };
  stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  await isListening();
  return address;
}

/** Starts a service that nginx forwards to, until the test ends. Returns its address. */
async function startService(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  const port = await findFreePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

// Debian's package is called nginx. Without it, nginx.test.ts reads the configuration only.
describe.skipIf(program === undefined)('the nginx configuration, in a real nginx', () => {
  it('gives the path of every link its document, whatever its token contains', async () => {
    const titles: Readonly<Record<string, string>> = {
      'user-confirmation': 'Confirm',
      'user-invite': 'Join',
      'reset-password': 'Reset',
    };
    const address = await startNginx();
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
    const address = await startNginx(service);
    for (const [to, here] of [
      [`${service}/api/v1/user/me/?page=2`, '/api/v1/user/me/?page=2'],
      [`${service}/login/`, '/login/'],
      ['/login/', '/login/'],
    ] as const) {
      const { headers } = await fetch(`${address}/api/v1/user/me?to=${encodeURIComponent(to)}`, {
        redirect: 'manual',
      });
      expect([to, new URL(headers.get('location') ?? '', address).href]).toEqual([to, address + here]);
      // An empty domain is none: the cookie belongs to this host alone.
      const domains = headers.getSetCookie().map((cookie) => /;\s*domain=([^;]*)/i.exec(cookie)?.[1] ?? '');
      expect(domains).toEqual(['', '', '']);
      expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(
        cookies.map((cookie) => cookie.split(';')[0]),
      );
    }
  });

  it('lets the console write as a page of the service, and no other page (T-04)', async () => {
    const service = await startService(({ headers }, response) => response.end(headers.origin ?? 'none'));
    const address = await startNginx(service);
    const host = address.replace('http://', '');
    const originAt = async (origin: string | undefined) =>
      (
        await fetch(`${address}/api/v1/pipeline/`, {
          method: 'POST',
          headers: origin === undefined ? {} : { origin },
        })
      ).text();
    expect(await originAt(address)).toBe(service);
    // Another server terminates TLS.
    expect(await originAt(`https://${host}`)).toBe(service);
    for (const foreign of [
      'null',
      `${address}.evil.example`,
      `http://evil.example`,
      `http://evil.example/${host}`,
      `ftp://${host}`,
    ])
      expect(await originAt(foreign)).toBe(foreign);
    expect(await originAt(undefined)).toBe('none');
  });

  it('answers 404 for a missing file, and serves those there are', async () => {
    const address = await startNginx();
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
