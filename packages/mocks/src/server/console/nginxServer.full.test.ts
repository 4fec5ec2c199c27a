import { rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerHeaders } from '../http/headers.ts';
import { startTestServers } from '../server.test.data.ts';
import { documented } from '../../handlers/everyCall/contract.test.data.ts';
import { linkPath } from './linkPaths.test.data.ts';
import { makeCertificate, whyUntried, startNameServer, startNginx, startService } from './nginx.test.data.ts';

const { consoleFolder, folder } = startTestServers();

/** A service that says what reached it. */
const echo = () =>
  startService((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ headers: request.headers, url: request.url }));
  });

interface Echo {
  readonly headers: IncomingMessage['headers'];
  readonly url: string;
}
const askEcho = async (address: string, headers: Record<string, string> = {}): Promise<Echo> =>
  (await fetch(address, { headers })).json();

const startInFront = (variables: Readonly<Record<string, string>> = {}) =>
  startNginx(folder(), consoleFolder(), variables);

// nginx.full.test.ts fails if nginx is missing.
describe.skipIf(whyUntried !== undefined)('nginx, filled in as the template says,', () => {
  it('tells the service where people opened the console and who they are, under its own name', async () => {
    const service = await echo();
    const { address } = await startInFront({
      API_ORIGIN: service,
      MILLRACE_ORIGIN: 'https://console.example',
    });
    const { headers, url } = await askEcho(`${address}/api/v1/source/?search=a%2Fb&page=1`, {
      'x-forwarded-for': '192.0.2.66, 203.0.113.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-real-ip': '192.0.2.66',
      forwarded: 'for=192.0.2.66',
      via: '1.1 evil',
      referer: 'https://console.example/',
      origin: 'https://console.example',
    });
    expect(url).toBe('/api/v1/source/?search=a%2Fb&page=1');
    expect(headers).toMatchObject({
      host: service.replace('http://', ''),
      'x-forwarded-host': 'console.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
      'x-real-ip': '203.0.113.7',
      origin: service,
      referer: `${service}/`,
    });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('via');
  });

  it('believes nobody but the server in front about the address of a client', async () => {
    const { address } = await startInFront({ API_ORIGIN: await echo(), MILLRACE_PROXY: '192.0.2.0/24' });
    const { headers } = await askEcho(`${address}/api/v1/source/`, { 'x-forwarded-for': '203.0.113.7' });
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' });
  });

  it('logs no token, address or query, whether the service answers or not (A-26)', async () => {
    const canary = 'c4n4ry';
    const values = [canary, `${canary}@mail.example`, '424242', `${canary}.${canary}`];
    const calls = documented
      .map(({ call }) => call.path)
      .filter((path) => /\{(?:token|email|table)\}/.test(path));
    expect(calls.length).toBeGreaterThan(6);
    const paths = calls.flatMap((path) =>
      values.map((value) => path.replace('{id}', '7').replaceAll(/\{\w+\}/g, encodeURIComponent(value))),
    );
    for (const service of [await echo(), 'http://127.0.0.1:9']) {
      const { address, log } = await startInFront({ API_ORIGIN: service });
      await Promise.all(paths.map(async (path) => (await fetch(`${address}${path}?code=${canary}`)).text()));
      const links = ['/user-invite/', '/user-confirmation/', '/reset-password/', '/'];
      await Promise.all(
        links.flatMap((path) =>
          values.map(async (value) => (await fetch(`${address}${path}${value}?token=${canary}`)).text()),
        ),
      );
      await (await fetch(`${address}/api/v1/pipeline/12/events/?page=1`)).text();
      await expect.poll(() => log('access')).toContain('"path":"/api/v1/pipeline/12/events"');
      expect(log('access').split('\n').length).toBeGreaterThan(paths.length);
      expect((log('access') + log('error')).match(/.*(?:c4n4ry|424242).*/g)).toBeNull();
      for (const line of log('access').trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('status');
    }
  });

  it('logs no link of a letter, whatever its token contains', async () => {
    const { address, log } = await startInFront();
    const paths = fc.sample(linkPath, { numRuns: 60, seed: 1 });
    await Promise.all(paths.map(async ([path]) => (await fetch(address + path)).text()));
    await (await fetch(`${address}/robots.txt`)).text();
    await expect.poll(() => log('access')).toContain('"status":404');
    const logged = log('access')
      .trim()
      .split('\n')
      .map((line) => String(JSON.parse(line).path));
    expect(new Set(logged)).toEqual(
      new Set(['/user-invite/...', '/user-confirmation/...', '/reset-password', '/sources/...', '/...']),
    );
  });

  it('passes bodies of 4 MiB on, and refuses larger ones in the form of the service (A-138)', async () => {
    const service = await startService((request, response) => {
      let length = 0;
      request.on('data', (part: Buffer) => (length += part.length));
      request.on('end', () => response.end(JSON.stringify({ length })));
    });
    const { address } = await startInFront({ API_ORIGIN: service });
    const send = (length: number) =>
      fetch(`${address}/api/v1/pipeline/1/`, { method: 'PATCH', body: 'x'.repeat(length) });
    expect(await (await send(4 * 1_024 * 1_024)).json()).toEqual({ length: 4 * 1_024 * 1_024 });
    const refused = await send(4 * 1_024 * 1_024 + 1);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([413, 'application/json']);
    expect(await refused.json()).toEqual({ detail: expect.stringContaining('4 MiB') });
  });

  it('says in the form of the service that it cannot be reached, and passes its own errors on', async () => {
    const { address } = await startInFront();
    const refused = await fetch(`${address}/api/v1/source/`);
    expect([refused.status, await refused.json()]).toEqual([
      502,
      { detail: expect.stringContaining('cannot be reached') },
    ]);
    for (const [name, value] of Object.entries(answerHeaders)) expect(refused.headers.get(name)).toBe(value);
    const broken = await startService((_, response) =>
      response.writeHead(502).end('{"detail":"Own words."}'),
    );
    const own = await startNginx(folder(), consoleFolder(), { API_ORIGIN: broken });
    const passed = await fetch(`${own.address}/api/v1/source/`);
    expect([passed.status, await passed.json()]).toEqual([502, { detail: 'Own words.' }]);
  });

  it('finds a service that has moved to another address', async () => {
    let at = '127.0.0.1';
    const resolver = await startNameServer(() => at);
    const first = await startService((_, response) => response.end('first'));
    const port = Number(new URL(first).port);
    await startService((_, response) => response.end('second'), { host: '127.0.0.2', port });
    const { address } = await startInFront({
      API_ORIGIN: `http://api.test:${port}`,
      MILLRACE_STATIC: `http://api.test:${port}`,
      MILLRACE_RESOLVER: resolver,
    });
    const answers = async () => [
      await (await fetch(`${address}/api/v1/source/`)).text(),
      await (await fetch(`${address}/static/public-ips.json`)).text(),
    ];
    expect(await answers()).toEqual(['first', 'first']);
    at = '127.0.0.2';
    await expect.poll(answers, { timeout: 10_000 }).toEqual(['second', 'second']);
  });

  it('talks to a service with a certificate that it trusts, and to no other', async () => {
    const certificate = makeCertificate(folder());
    const service = await startService((_, response) => response.end('hello'), { certificate });
    const variables = {
      API_ORIGIN: service.replace('127.0.0.1', 'api.test'),
      MILLRACE_RESOLVER: await startNameServer(() => '127.0.0.1'),
    };
    const trusting = await startInFront({ ...variables, MILLRACE_CA: certificate.certificate });
    expect(await (await fetch(`${trusting.address}/api/v1/source/`)).text()).toBe('hello');
    // It makes another certificate, which it trusts instead.
    const doubting = await startInFront(variables);
    expect((await fetch(`${doubting.address}/api/v1/source/`)).status).toBe(502);
    expect((await fetch(`${trusting.address}/healthz`)).status).toBe(200);
  });

  it('sends the copies that the build has compressed', async () => {
    const root = consoleFolder();
    writeFileSync(join(root, 'assets/index-AbCd1234.js.gz'), gzipSync('the copy of the build'));
    const { address } = await startNginx(folder(), root);
    const ask = (encoding: string) =>
      fetch(`${address}/assets/index-AbCd1234.js`, { headers: { 'accept-encoding': encoding } });
    const compressed = await ask('gzip, br');
    expect(Object.fromEntries(compressed.headers)).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await compressed.text()).toBe('the copy of the build');
    const plain = await ask('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toContain('console.log');
  });

  it('is healthy as long as it has the console, whatever the service does', async () => {
    const { address, log } = await startInFront();
    const healthy = await fetch(`${address}/healthz`);
    expect([healthy.status, await healthy.text()]).toEqual([200, 'ok\n']);
    rmSync(join(folder(), 'index.html'));
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
    expect(log('access')).toBe('');
  });

  it('writes the settings into the page as they are', async () => {
    const name = String.raw`E"T\L's $uri ${'${MILLRACE_ROOT}'} <b> {é}`;
    const { address } = await startInFront({
      MILLRACE_SISTER_NAME: name,
      MILLRACE_SISTER_APPS: '/apps',
      MILLRACE_SISTER_LOGIN: '/login',
      MILLRACE_REALTIME_KEY: 'key',
      MILLRACE_REALTIME_HOST: 'live.example',
    });
    const page = await fetch(address);
    const [, json = ''] = /id="millrace-config">(.*?)<\/script>/.exec(await page.text()) ?? [];
    expect(JSON.parse(json)).toMatchObject({ sisterProduct: { name }, realtime: { host: 'live.example' } });
    expect(page.headers.get('content-security-policy')).toContain('wss://live.example');
  });
});
