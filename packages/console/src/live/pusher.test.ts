import { expect, it } from 'vitest';

import { addressOf } from './pusher.ts';

const own = { host: null, port: null, path: null, tls: null };
const local = new URL('http://127.0.0.1:4100/pipelines/list');
const secure = new URL('https://console.example/');

it.each([
  [
    'the page itself',
    own,
    local,
    { wsHost: '127.0.0.1', wsPort: 4100, wssPort: 4100, wsPath: '', forceTLS: false },
  ],
  [
    'the page itself, over TLS',
    own,
    secure,
    { wsHost: 'console.example', wsPort: 80, wssPort: 443, wsPath: '', forceTLS: true },
  ],
  [
    'another host, on its standard ports over TLS',
    { ...own, host: 'live.example' },
    local,
    { wsHost: 'live.example', wsPort: 80, wssPort: 443, wsPath: '', forceTLS: true },
  ],
  [
    'another host with a port',
    { ...own, host: 'live.example', port: 6001 },
    secure,
    { wsHost: 'live.example', wsPort: 6001, wssPort: 6001, wsPath: '', forceTLS: true },
  ],
  [
    'another server on this machine',
    { ...own, host: 'localhost', port: 6001 },
    local,
    { wsHost: 'localhost', wsPort: 6001, wssPort: 6001, wsPath: '', forceTLS: false },
  ],
  [
    'another host without TLS, under a path',
    { ...own, host: 'live.example', port: 6001, path: '/realtime', tls: false },
    local,
    { wsHost: 'live.example', wsPort: 6001, wssPort: 6001, wsPath: '/realtime', forceTLS: false },
  ],
  [
    'the page itself, over TLS although the page is not',
    { ...own, tls: true },
    local,
    { wsHost: '127.0.0.1', wsPort: 4100, wssPort: 4100, wsPath: '', forceTLS: true },
  ],
])('live updates come from %s', (_, config, page, place) => {
  expect(addressOf(config, page)).toEqual(place);
});
