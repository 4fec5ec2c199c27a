import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser, startTestServers } from '../server.test.data.ts';
import { rawSockets } from './socket.test.data.ts';

const { start } = startTestServers();
const { openRaw } = rawSockets();

const open = async () => {
  const { address } = await start({ scenario: 'newAccount' });
  return { address, ...openBrowser(address) };
};

describe('a socket over the network', () => {
  it.each([
    ['/app/millrace-demo', 4008, 'No protocol version supplied'],
    ['/app/millrace-demo?protocol=seven', 4006, 'Invalid version string format'],
    ['/app/millrace-demo?protocol=3', 4007, 'Unsupported protocol version'],
    ['/app/another?protocol=7', 4001, 'Application does not exist'],
    ['/app/%E0%A4%A?protocol=7', 4001, 'Application does not exist'],
    ['/elsewhere?protocol=7', 4005, 'Path not found'],
    ['/app/millrace-demo/more?protocol=7', 4005, 'Path not found'],
  ])('at %s is closed with %i', async (path, code, reason) => {
    const { address } = await open();
    expect(await openRaw(address, path).closed).toEqual([code, reason]);
  });

  it.each([
    [4000, 'Application only accepts SSL connections, reconnect using wss://'],
    [4003, 'Application disabled'],
    [4100, 'Over capacity'],
  ])('is refused with %i', async (code, reason) => {
    const { address, control } = await open();
    await control('POST', '/default/sockets', { refuse: code });
    expect(await openRaw(address).closed).toEqual([code, reason]);
    await control('POST', '/default/sockets', { refuse: false });
    await openRaw(address).next('pusher:connection_established');
  });

  it.each([
    [4200, 'Reconnect immediately'],
    [4202, 'Closed after inactivity'],
    [4444, 'Closed by the service'],
  ])('is dropped with %i', async (code, reason) => {
    const { address, control } = await open();
    const { next, closed } = openRaw(address);
    await next('pusher:connection_established');
    await control('POST', '/default/sockets', { drop: code });
    expect(await closed).toEqual([code, reason]);
  });

  it('gets errors for invalid messages, and stays open', async () => {
    const { address } = await open();
    const { socket, say, next } = openRaw(address);
    await next('pusher:connection_established');
    for (const text of ['', '{', 'null', '[]', `{"event":"${'x'.repeat(20_000)}"}`]) {
      socket.send(text);
      expect((await next('pusher:error')).data).toMatchObject({ code: null });
    }
    for (let index = 0; index < 11; index += 1) say('client-typing');
    for (let index = 0; index < 10; index += 1) await next('pusher:error');
    expect((await next('pusher:error')).data).toMatchObject({ code: 4301 });
    say('pusher:ping');
    await next('pusher:pong');
  });

  it('is closed by a frame that is binary, too large, or not a WebSocket frame', async () => {
    const { address, control } = await open();
    const [binary, large, broken] = [openRaw(address), openRaw(address), openRaw(address)];
    for (const { next } of [binary, large, broken]) await next('pusher:connection_established');
    binary.socket.send(new Uint8Array([1, 2, 3]));
    large.socket.send('x'.repeat(70_000));
    // Text that is not UTF-8.
    broken.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect((await binary.closed)[0]).toBe(1003);
    expect((await large.closed)[0]).toBe(1009);
    expect((await broken.closed)[0]).toBe(1007);
    const sockets = async () => (await (await control('GET', '/default/')).json()).sockets;
    await expect.poll(sockets).toEqual([]);
  });

  it('is closed by signing in, which is not supported', async () => {
    const { address } = await open();
    const { say, next, closed } = openRaw(address);
    await next('pusher:connection_established');
    say('pusher:signin', { auth: 'x', user_data: '{}' });
    expect(await closed).toEqual([4009, 'Connection is unauthorized']);
  });

  it('ends with its session', async () => {
    const { address, control } = await open();
    const { id } = await (await control('POST', '', { scenario: 'newAccount' })).json();
    const { next, closed } = openRaw(address, undefined, { 'x-twin-session': id });
    await next('pusher:connection_established');
    await control('DELETE', `/${id}`);
    expect((await closed)[0]).toBe(4200);
  });

  it('is pinged after two minutes, and closed with 4201 without an answer', async () => {
    const { address } = await open();
    const real = performance.now.bind(performance);
    let later = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + later);
    onTestFinished(() => clock.mockRestore());
    const [silent, answering] = [openRaw(address), openRaw(address)];
    for (const { next } of [silent, answering]) await next('pusher:connection_established');
    later = 120_000;
    for (const { next } of [silent, answering]) await next('pusher:ping');
    answering.say('pusher:pong');
    answering.say('pusher:ping');
    await answering.next('pusher:pong');
    later = 150_000;
    expect(await silent.closed).toEqual([4201, 'Pong reply not received in time']);
    answering.say('pusher:ping');
    await answering.next('pusher:pong');
  });
});
