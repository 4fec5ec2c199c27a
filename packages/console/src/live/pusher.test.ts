import { expect, it } from 'vitest';

import { addressOf } from './pusher.ts';

const key = 'key';
const local = new URL('http://127.0.0.1:4100/pipelines/list');
const secure = new URL('https://console.example/');

it.each([
  [
    'the page itself',
    { key, host: null, port: null },
    local,
    { wsHost: '127.0.0.1', wsPort: 4100, wssPort: 4100, forceTLS: false },
  ],
  [
    'the page itself, over TLS',
    { key, host: null, port: null },
    secure,
    { wsHost: 'console.example', wsPort: 80, wssPort: 443, forceTLS: true },
  ],
  [
    'another host, on its standard ports over TLS',
    { key, host: 'live.example', port: null },
    local,
    { wsHost: 'live.example', wsPort: 80, wssPort: 443, forceTLS: true },
  ],
  [
    'another host with a port',
    { key, host: 'live.example', port: 6001 },
    secure,
    { wsHost: 'live.example', wsPort: 6001, wssPort: 6001, forceTLS: true },
  ],
  [
    'another server on this machine',
    { key, host: 'localhost', port: 6001 },
    local,
    { wsHost: 'localhost', wsPort: 6001, wssPort: 6001, forceTLS: false },
  ],
])('live updates come from %s', (_, config, page, place) => {
  expect(addressOf(config, page)).toEqual(place);
});
