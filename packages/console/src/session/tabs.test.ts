import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createTabs, readTabMessage, type TabMessage } from './tabs.ts';

test('a tab receives messages of the other tabs, but not its own', async () => {
  const names = ['one', 'two'] as const;
  const channels = names.map(() => new BroadcastChannel('tabs.test'));
  const received: [string, TabMessage][] = [];
  const [one] = channels.map((channel, index) => {
    const tabs = createTabs(channel);
    tabs.listen((message) => received.push([names[index] ?? '', message]));
    return tabs;
  });
  one?.post({ kind: 'identity', identity: '9:1' });
  one?.post({ kind: 'signedOut' });
  await expect.poll(() => received.length).toBe(2);
  for (const channel of channels) channel.close();
  expect(received).toEqual([
    ['two', { kind: 'identity', identity: '9:1' }],
    ['two', { kind: 'signedOut' }],
  ]);
});

test('foreign messages are ignored (T-43)', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readTabMessage(data)).toBeNull();
    }),
  );
  expect(readTabMessage({ kind: 'identity', identity: 7 })).toBeNull();
});

test('a browser without BroadcastChannel sends and receives nothing', () => {
  const tabs = createTabs(undefined);
  const received: TabMessage[] = [];
  tabs.listen((message) => received.push(message));
  tabs.post({ kind: 'signedOut' });
  expect(received).toEqual([]);
});
