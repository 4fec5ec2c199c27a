import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../entries/server.ts';
import { addressOf, bodyOf, documented, faultsOf } from '../handlers/contract.test.data.ts';
import { openBrowser } from './server.test.data.ts';

/** One server for all; what an outcome changes stays in the twin session that it was given. */
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, scenario: 'newAccount' });
});
afterAll(() => server.close());

async function openSession() {
  const { control } = openBrowser(server.address);
  const { id } = await (await control('POST', '', { clock: { mode: 'manual' } })).json();
  return { browser: openBrowser(server.address, id), end: () => control('DELETE', `/${id}/`) };
}

describe.each(documented)('$name over HTTP', ({ call, outcomes }) => {
  it.each(outcomes)('answers $status to $at $query $body as $as', async (outcome) => {
    const { as = 'admin@acme.example', status, body } = outcome;
    const { browser, end } = await openSession();
    // A stranger, too, has the CSRF cookie of an earlier page.
    await (as === null ? browser.get('/api/v1/user/me/') : browser.signIn(as));
    const response = await browser.send(call.method, addressOf(call, outcome), bodyOf(call, body));
    expect(await faultsOf(call, response, { status })).toEqual([]);
    await end();
  });
});
