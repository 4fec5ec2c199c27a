import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkPath } from './linkPaths.test.data.ts';
import { startTestServers } from '../server.test.data.ts';

const { start, folder, consoleFolder } = startTestServers();

describe('the console', () => {
  it('is served with a fresh nonce in the page and in its policy', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    const nonces: string[] = [];
    for (const path of ['/', '/pipelines/list?status=active']) {
      const response = await fetch(address + path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'nonce-([\w-]{22})' 'strict-dynamic'/.exec(policy)?.[1] ?? 'none';
      const page = await response.text();
      expect(page.split(`nonce="${nonce}"`)).toHaveLength(3);
      // The nonce itself may contain any two of its letters.
      expect(page.replaceAll(nonce, '')).not.toMatch(/__[A-Z]/);
      const host = address.slice('http://'.length);
      // The human check and the chat are third parties, under this machine's other name.
      const party = `http://${host.replace('127.0.0.1', 'localhost')}`;
      expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host} ${party};`);
      expect(policy).toContain(`frame-src 'self' ${party};`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it('may read the list of addresses from the host in its configuration (spec §7)', async () => {
    const policyWith = async (addressList: string) => {
      const { address } = await start({
        scenario: 'newAccount',
        consoleFolder: consoleFolder(),
        config: { realtime: null, addressList, humanCheck: undefined, chat: undefined },
      });
      return (await fetch(address)).headers.get('content-security-policy');
    };
    expect(await policyWith('https://static.example/public-ips.json')).toContain(
      "connect-src 'self' https://static.example;",
    );
    expect(await policyWith('/files/public-ips.json')).toContain("connect-src 'self';");
  });

  it('contains the configuration, which cannot end its element', async () => {
    const { address } = await start({
      scenario: 'newAccount',
      consoleFolder: consoleFolder(),
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

  it('gives the paths of a signed-out page their own document, and only under them', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    const titleAt = async (path: string) =>
      /<title>(.*)<\/title>/.exec(await (await fetch(address + path)).text())?.[1];
    expect(await titleAt('/login')).toBe('Sign in');
    expect(await titleAt('/login?next=%2F')).toBe('Sign in');
    expect(await titleAt('/login/more')).toBe('Sign in');
    expect(await titleAt('/')).toBeUndefined();
    expect(await titleAt('/logins')).toBeUndefined();
    expect((await fetch(`${address}/documents/login.html`)).status).toBe(404);
  });

  it('serves hashed assets as immutable, compressed', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
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

  it('revalidates files without a hash, and answers 304 if they are unchanged', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    const first = await fetch(`${address}/mark.svg`);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await fetch(`${address}/mark.svg`, { headers })).status).toBe(304);
  });

  it('sends the copies that the build has compressed, under the name of their file only', async () => {
    const built = consoleFolder();
    const file = join(built, 'assets/index-AbCd1234.js');
    writeFileSync(`${file}.br`, brotliCompressSync('compressed by the build'));
    writeFileSync(`${file}.gz`, gzipSync('compressed by the build'));
    const { address } = await start({ scenario: 'newAccount', consoleFolder: built });
    const url = `${address}/assets/index-AbCd1234.js`;
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(url, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe('compressed by the build');
    }
    expect((await fetch(`${url}.br`)).status).toBe(404);
    expect((await fetch(`${url}.gz`)).status).toBe(404);
  });

  it.each([
    '/assets/index-Gone0000.js',
    '/assets/user-invite/a',
    '/favicon.ico',
    '/robots.txt',
    '/index.html',
    '/documents/login.html',
  ])('has no %s', async (path) => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    expect((await fetch(address + path)).status).toBe(404);
  });

  it('gives the path of every link its document, whatever its token contains', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    const titles: Readonly<Record<string, string>> = {
      'user-confirmation': 'Confirm',
      'user-invite': 'Join',
      'reset-password': 'Reset',
    };
    await fc.assert(
      fc.asyncProperty(linkPath, async ([path, document]) => {
        const answer = await fetch(address + path);
        expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
          path,
          200,
          'text/html; charset=utf-8',
        ]);
        expect(/<title>(.*)<\/title>/.exec(await answer.text())?.[1]).toBe(titles[document]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['/', '/pipelines/list', '/mark.svg', '/assets/index-AbCd1234.js', '/assets/nothing.txt'])(
    'is read-only, and refuses %s',
    async (path) => {
      const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const refusal = await fetch(address + path, { method });
        expect(refusal.status).toBe(405);
        expect(refusal.headers.get('allow')).toBe('GET, HEAD');
      }
      const got = await fetch(address + path);
      const asked = await fetch(address + path, { method: 'HEAD' });
      expect(asked.status).toBe(got.status);
      for (const name of ['content-type', 'cache-control', 'etag', 'content-encoding', 'vary']) {
        expect(asked.headers.get(name)).toBe(got.headers.get(name));
      }
      expect((await got.arrayBuffer()).byteLength).toBeGreaterThan(0);
      expect((await asked.arrayBuffer()).byteLength).toBe(0);
      expect(Number(asked.headers.get('content-length'))).toBeGreaterThan(0);
    },
  );

  it('cannot be framed (T-18), and reports a missing build', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    for (const path of ['/', '/mark.svg', '/api/v1/user/me/', '/assets/nothing.txt']) {
      const { headers } = await fetch(address + path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const unbuilt = await start({ scenario: 'newAccount', consoleFolder: join(folder(), 'nowhere') });
    const missing = await fetch(unbuilt.address);
    expect(missing.status).toBe(503);
    expect(await missing.text()).toContain('not built');
  });
});

/** A server that stops as `npm start` does, and stops itself as soon as it listens. */
const stopsAtOnce = `
import { startServer } from ${JSON.stringify(import.meta.resolve('../startServer.ts'))};
const server = await startServer({ port: 0, scenario: 'newAccount', consoleFolder: process.argv[1] });
await server.close();
process.exit(0);`;

// Leaving the process waits for all compressing that has started, which would take minutes here.
it('stops at once, though the build has no compressed copies', { timeout: 20_000 }, async () => {
  const built = consoleFolder();
  for (let number = 0; number < 100; number += 1) {
    writeFileSync(join(built, `assets/a${number}.js`), randomBytes(400_000).toString('hex'));
  }
  const args = ['--conditions=@millrace/source', '--input-type=module', '-e', stopsAtOnce, built];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const kill = setTimeout(() => child.kill('SIGKILL'), 18_000);
  const [code] = await once(child, 'close');
  clearTimeout(kill);
  expect(code).toBe(0);
});
