import { describe, expect, it } from 'vitest';
import { openBrowser, startTestServers } from './server.test.data.ts';

const { start, consoleFolder } = startTestServers();

/** The same server under its other name. */
const otherOrigin = (address: string) => address.replace('127.0.0.1', 'localhost');

describe('the second origin', () => {
  it('has the pages of foreign parties, with headers of their own', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const response = await fetch(`${otherOrigin(address)}/__provider/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Everybody but Millrace</h1>');
    const header = (name: string) => response.headers.get(name);
    expect(header('Content-Type')).toBe('text/html; charset=utf-8');
    expect(header('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-\w+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Cache-Control')).toBe('no-store');
    // With the console's own value the browser would part the popup from the page that opened it.
    expect(header('Cross-Origin-Opener-Policy')).toBeNull();
  });

  it('has no page twice with the same nonce', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const policy = async () =>
      (await fetch(`${otherOrigin(address)}/__provider/`)).headers.get('Content-Security-Policy');
    expect(await policy()).not.toBe(await policy());
  });

  it('answers calls as the first one does', async () => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    const { signIn, get } = openBrowser(otherOrigin(address));
    expect((await signIn()).status).toBe(204);
    expect((await get('/api/v1/user/me/')).status).toBe(200);
    expect((await get('/pipelines/list')).status).toBe(200);
  });

  it.each(['GET', 'POST'])('refuses %s of its pages on the first one', async (method) => {
    const { address } = await start({ scenario: 'newAccount', consoleFolder: consoleFolder() });
    const response = await fetch(`${address}/__provider/`, { method });
    expect([response.status, await response.json()]).toEqual([404, { detail: 'There is no such page.' }]);
  });

  it('knows no other page and no other method, and says so as a page', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const unknown = await fetch(`${otherOrigin(address)}/__provider/%3Cb%3E`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Nobody has a page here.');
    const refused = await fetch(`${otherOrigin(address)}/__provider/`, { method: 'DELETE' });
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await fetch(`${otherOrigin(address)}/__provider/`, { method: 'HEAD' })).status).toBe(200);
  });

  it('belongs to the session that its address names, and to no other', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const clock = { mode: 'manual', at: '2026-11-20T09:00:00.000Z' };
    const { id } = await (await openBrowser(address).control('POST', '', { clock })).json();
    const visit = (query: string) => fetch(`${otherOrigin(address)}/__provider/?${query}`);
    expect((await visit(`twin=${id}`)).headers.get('Date')).toBe('Fri, 20 Nov 2026 09:00:00 GMT');
    expect((await visit('twin=gone')).status).toBe(410);
  });

  it('has nothing where a real service answers', async () => {
    const { address } = await start({ apiOrigin: 'http://127.0.0.1:9', consoleFolder: consoleFolder() });
    expect((await fetch(`${otherOrigin(address)}/__provider/`)).status).toBe(404);
  });
});
