import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { heard, pusherClients } from './pusher.test.data.ts';
import { openBrowser, startTestServers } from '../server.test.data.ts';
import { rawSockets } from './socket.test.data.ts';

const { start } = startTestServers();
const { connect, rejoin } = pusherClients();
const { openRaw } = rawSockets();

it('a thousand clients reconnect after the service dropped them all, and receive later events', async () => {
  const { address } = await start({ scenario: 'newAccount' });
  expect(await rejoin(address, 1_000)).toEqual({ open: 1_000, heard: 1_000 });
}, 60_000);

it('a hundred thousand events reach a client, each once and in order', async () => {
  const { address } = await start({ scenario: 'newAccount' });
  const { client, browser } = await connect(address);
  const channel = client.subscribe('private-client-1');
  await heard(channel, 'pusher:subscription_succeeded');
  const numbers: number[] = [];
  channel.bind('counted', ({ number }: { number: number }) => numbers.push(number));
  const batch = 5_000;
  for (let first = 0; first < 100_000; first += batch) {
    const events = Array.from({ length: batch }, (_, index) => ({
      channel: 'private-client-1',
      name: 'counted',
      data: { number: first + index },
    }));
    expect((await browser.control('POST', '/default/events', events)).ok).toBe(true);
  }
  await expect.poll(() => numbers.length, { timeout: 60_000 }).toBe(100_000);
  expect(numbers.findIndex((number, index) => number !== index)).toBe(-1);
}, 120_000);

it('closed sockets free their memory, however they close', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const { address } = await start({ scenario: 'newAccount' });
  const { control } = openBrowser(address);
  const state = async () => (await control('GET', '/default/')).json();

  const comeAndGo = async () => {
    const sockets = Array.from({ length: 300 }, () => openRaw(address));
    for (const { next, say } of sockets) {
      await next('pusher:connection_established');
      for (let index = 0; index < 5; index += 1) say('pusher:subscribe', { channel: `channel-${index}` });
    }
    for (const { next } of sockets) await next('pusher_internal:subscription_succeeded');
    for (const [index, { socket }] of sockets.entries()) {
      if (index % 2 === 0) socket.close();
      else socket.terminate();
    }
    await Promise.all(sockets.map(({ closed }) => closed));
    await expect.poll(async () => (await state()).sockets, { timeout: 10_000 }).toEqual([]);
  };
  const heapAfter = async () => {
    await comeAndGo();
    collect();
    return process.memoryUsage().heapUsed;
  };
  // The first round also loads and compiles.
  await heapAfter();
  const before = await heapAfter();
  await heapAfter();
  await heapAfter();
  // 900 leaked sockets use about 6 MB; without a leak the heap grows by a twentieth of that.
  expect((await heapAfter()) - before).toBeLessThan(2_000_000);
}, 120_000);
