import { once } from 'node:events';
import { Agent, request as requestHttp, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser, startTestServers } from '../server.test.data.ts';

const { start } = startTestServers();

/** A request on the wire, with the response piece by piece. */
function ask(address: string, path: string, toxics: object) {
  return new Promise<{ message: IncomingMessage; pieces: string[]; ended: Promise<string> }>(
    (resolve, reject) => {
      const headers = { 'X-Twin-Toxics': JSON.stringify(toxics) };
      const request = requestHttp(`${address}${path}`, { headers, agent: false }, (message) => {
        const pieces: string[] = [];
        message.on('data', (piece) => pieces.push(String(piece)));
        const ended = new Promise<string>((end) => {
          message.once('end', () => end('whole'));
          message.once('error', (error) => end('code' in error ? String(error.code) : error.message));
        });
        resolve({ message, pieces, ended });
      });
      request.once('error', reject);
      request.end();
    },
  );
}

const regions = '/static/public-ips.json';

describe('faults over the network', () => {
  it('reset the connection permanently', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    await expect(ask(address, regions, { kind: 'network' })).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect(ask(address, regions, { kind: 'lost' })).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('use separate connections, which no browser considers stale and retries', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const connectionOf = () =>
      new Promise((resolve, reject) => {
        const request = requestHttp(`${address}${regions}`, { agent }, (message) => {
          message.resume();
          message.once('end', () => resolve(message.headers.connection));
        });
        request.once('error', reject);
        request.end();
      });
    expect(await connectionOf()).toBe('keep-alive');
    const { control } = openBrowser(address);
    await control('PUT', '/default/toxics', [{ call: 'createPipeline', kind: 'lost' }]);
    await expect.poll(() => Object.values(agent.freeSockets)).toEqual([]);
    expect(await connectionOf()).toBe('close');
  });

  it('end the connection of a request that was pending before them', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control } = openBrowser(address);
    await control('PUT', '/default/toxics', [{ call: 'getPublicAddresses', kind: 'delay', ms: 300 }]);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const pending = Promise.withResolvers<string | undefined>();
    const request = requestHttp(`${address}${regions}`, { agent }, ({ headers }) =>
      pending.resolve(headers.connection),
    );
    request.once('error', pending.reject);
    await new Promise<void>((resolve) => request.end(resolve));
    await control('PUT', '/default/toxics', [{ call: 'createPipeline', kind: 'network' }]);
    expect(await pending.promise).toBe('close');
  });

  it('end a connection that a browser opened in advance', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { control } = openBrowser(address);
    const { hostname, port } = new URL(address);
    const spare = connect(Number(port), hostname);
    onTestFinished(() => void spare.destroy());
    await once(spare.resume(), 'connect');
    // A test that has set a fault goes on at once: a request on this connection would hide it.
    await control('PUT', '/default/toxics', [{ call: 'createPipeline', kind: 'network' }]);
    await turnOfTheLoop();
    expect(spare.readableEnded).toBe(true);
  });

  it('lose the response to a completed request', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { signIn, control, post } = openBrowser(address);
    await signIn();
    await control('PUT', '/default/toxics', [{ call: 'createPipeline', kind: 'lost' }]);
    await expect(post('/api/v1/pipeline/', { name: 'Unseen' })).rejects.toThrow('fetch failed');
    const { log } = await (await control('GET', '/default/')).json();
    expect(log.at(-1)).toMatchObject({
      call: 'createPipeline',
      person: 'admin@acme.example',
      status: 0,
      effects: [{ name: 'createPipeline', id: 1 }],
    });
  });

  it('announce more bytes than they send', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { message, pieces, ended } = await ask(address, regions, { kind: 'truncated' });
    expect(message.statusCode).toBe(200);
    expect(await ended).toBe('ECONNRESET');
    const sent = pieces.join('').length;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(Number(message.headers['content-length']));
  });

  it('send slowly', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { pieces, ended } = await ask(address, regions, { kind: 'drip', ms: 200 });
    expect(await ended).toBe('whole');
    expect(pieces.length).toBeGreaterThan(1);
    expect(JSON.parse(pieces.join(''))).toMatchObject({ fixed: '203.0.113.18' });
  });

  it('send an HTML page instead', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { message, pieces, ended } = await ask(address, regions, { kind: 'html' });
    expect(await ended).toBe('whole');
    expect(message.headers['content-type']).toContain('text/html');
    expect(pieces.join('')).toContain('<h1>');
  });

  it('stop when the client disconnects, and the server continues', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { message } = await ask(address, regions, { kind: 'drip', ms: 60_000 });
    message.destroy();
    expect((await fetch(`${address}${regions}`)).status).toBe(200);
  });

  it('are refused with a sentence if they are invalid', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { message, pieces, ended } = await ask(address, regions, { kind: 'poison' });
    await ended;
    expect([message.statusCode, JSON.parse(pieces.join('')).detail]).toEqual([
      400,
      expect.stringContaining('X-Twin-Toxics takes JSON'),
    ]);
  });
});
