import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from './startServer.ts';
import { addressOf, bodyOf, documented, faultsOf } from '../handlers/everyCall/contract.test.data.ts';
import { openBrowser } from './server.test.data.ts';

/** One server for all tests; the changes of an outcome stay in its own twin session. */
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

it('refuses 10 MB with a response, and continues', async () => {
  const { browser, end } = await openSession();
  await browser.signIn();
  const body = new Uint8Array(10_485_760);
  for (const init of [{ body }, { body: new Blob([body]).stream(), duplex: 'half' }]) {
    const response = await browser.send('POST', '/api/v1/pipeline/', init);
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 413,
      body: { detail: 'The body is too large.' },
    });
  }
  expect((await browser.get('/api/v1/user/me/')).status).toBe(200);
  await end();
});

it('answers the next request on a connection whose last request was too large', async () => {
  const { hostname, port, host } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  const head = (method: string) => `${method} /api/v1/pipeline/ HTTP/1.1\r\nHost: ${host}\r\n`;
  socket.write(`${head('POST')}Content-Length: 10485760\r\n\r\n${'x'.repeat(10_485_760)}`);
  socket.write(`${head('GET')}Connection: close\r\n\r\n`);
  const statuses = [...(await text(socket)).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);
  expect(statuses).toEqual(['413', '401']);
});
