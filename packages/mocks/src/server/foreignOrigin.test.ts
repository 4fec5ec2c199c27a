import { describe, expect, it } from 'vitest';
import { openBrowser, startTestServers } from './server.test.data.ts';

const { start, consoleFolder } = startTestServers();

/** The same server under its other name. */
const otherOrigin = (address: string) => address.replace('127.0.0.1', 'localhost');

describe('the second origin', () => {
  it('has the pages of third parties, with their own headers', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const response = await fetch(`${otherOrigin(address)}/__provider/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Third-party pages</h1>');
    const header = (name: string) => response.headers.get(name);
    expect(header('Content-Type')).toBe('text/html; charset=utf-8');
    expect(header('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-\w+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Cache-Control')).toBe('no-store');
    // With the console's own value the browser would separate the popup from its opener.
    expect(header('Cross-Origin-Opener-Policy')).toBeNull();
  });

  it('uses each nonce once', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const policy = async () =>
      (await fetch(`${otherOrigin(address)}/__provider/`)).headers.get('Content-Security-Policy');
    expect(await policy()).not.toBe(await policy());
  });

  it('answers calls like the first origin', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    const { signIn, get } = openBrowser(otherOrigin(address));
    expect((await signIn()).status).toBe(204);
    expect((await get('/api/v1/user/me/')).status).toBe(200);
    expect((await get('/pipelines/list')).status).toBe(200);
  });

  it.each(['GET', 'POST'])('refuses %s of its pages on the first origin', async (method) => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    const response = await fetch(`${address}/__provider/`, { method });
    expect([response.status, await response.json()]).toEqual([404, { detail: 'There is no such page.' }]);
  });

  it('answers unknown pages and methods with an error page', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const unknown = await fetch(`${otherOrigin(address)}/__provider/%3Cb%3E`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Nobody has a page here.');
    const refused = await fetch(`${otherOrigin(address)}/__provider/`, { method: 'DELETE' });
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await fetch(`${otherOrigin(address)}/__provider/`, { method: 'HEAD' })).status).toBe(200);
  });

  it('uses the session in its address, and no other', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const clock = { mode: 'manual', at: '2026-11-20T09:00:00.000Z' };
    const { id } = await (await openBrowser(address).control('POST', '', { clock })).json();
    const visit = (query: string) => fetch(`${otherOrigin(address)}/__provider/?${query}`);
    expect((await visit(`twin=${id}`)).headers.get('Date')).toBe('Fri, 20 Nov 2026 09:00:00 GMT');
    expect((await visit('twin=gone')).status).toBe(410);
  });

  it('has no pages if a real service answers', async () => {
    const { address } = await start({ apiOrigin: 'http://127.0.0.1:9', consoleFolder: consoleFolder() });
    expect((await fetch(`${otherOrigin(address)}/__provider/`)).status).toBe(404);
  });
});
