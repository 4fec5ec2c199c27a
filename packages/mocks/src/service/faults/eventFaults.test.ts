import { afterEach, describe, expect, it } from 'vitest';
import { createService, type Service } from '../../assembly/createService.ts';
import type { Toxic } from './toxicKinds.ts';

let service: Service | undefined;
afterEach(() => service?.dispose());

const address = 'ws://twin.test/app/millrace-demo?protocol=7';

/** A service with two listeners on its channel `all`: a socket, and its own interface. */
async function listen(...toxics: Toxic[]) {
  const spoiled = createService({ scenario: 'newAccount', toxics });
  service = spoiled;
  const heard: string[] = [];
  const overSocket: string[] = [];
  const closes: number[] = [];
  spoiled.onEvent(({ name }) => void heard.push(name));
  const openSocket = () =>
    spoiled.hub.open(
      {
        send(text) {
          const { event }: { event: string } = JSON.parse(text);
          if (!event.startsWith('pusher')) overSocket.push(event);
        },
        close: (code) => void closes.push(code),
      },
      address,
    );
  await openSocket().receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'all' } }));
  const say = (...names: string[]) => {
    for (const name of names) spoiled.publish('all', name, {});
  };
  return { service: spoiled, say, heard, overSocket, closes, openSocket };
}

describe('an event', () => {
  it('arrives once, in order', async () => {
    const { say, heard, overSocket } = await listen();
    say('one', 'two');
    expect([heard, overSocket]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  });

  it('arrives twice', async () => {
    const { say, heard, overSocket } = await listen({ kind: 'duplicateEvent', event: 'one' });
    say('one', 'two');
    expect(heard).toEqual(['one', 'one', 'two']);
    expect(overSocket).toEqual(heard);
  });

  it('arrives after the following one', async () => {
    const { say, heard } = await listen({ kind: 'lateEvent', event: '*', times: 2 });
    say('one', 'two', 'three', 'four');
    expect(heard).toEqual(['three', 'one', 'two', 'four']);
  });

  it('arrives when the clock moves next, if no other follows', async () => {
    const { service: spoiled, say, heard } = await listen({ kind: 'lateEvent', event: '*' });
    say('one');
    expect(heard).toEqual([]);
    spoiled.advance(0);
    expect(heard).toEqual(['one']);
  });

  it('never arrives', async () => {
    const { say, heard } = await listen({ kind: 'lostEvent', event: '*', after: 1, times: 1 });
    say('one', 'two', 'three');
    expect(heard).toEqual(['one', 'three']);
  });

  it('arrives after the sockets were closed', async () => {
    const {
      service: spoiled,
      say,
      overSocket,
      closes,
    } = await listen({
      kind: 'dropSockets',
      event: 'two',
      code: 4200,
    });
    say('one', 'two');
    expect([overSocket, closes]).toEqual([['one'], [4200]]);
    expect(spoiled.inspect().sockets).toEqual([]);
  });

  it('has the same faults for the same seed', async () => {
    const flaky: Toxic[] = [
      { kind: 'lateEvent', event: '*', probability: 0.3 },
      { kind: 'duplicateEvent', event: '*', probability: 0.3 },
      { kind: 'lostEvent', event: '*', probability: 0.3 },
    ];
    const names = Array.from({ length: 40 }, (_, index) => String(index));
    const [one, same] = [await listen(...flaky), await listen(...flaky)];
    one.say(...names);
    same.say(...names);
    expect(one.heard).toEqual(same.heard);
    expect(one.heard).not.toEqual(names);
  });
});

it('a socket is refused with the requested code', async () => {
  const { openSocket, closes } = await listen({ kind: 'refuseSocket', code: 4004, after: 1, times: 1 });
  openSocket();
  openSocket();
  expect(closes).toEqual([4004]);
});
